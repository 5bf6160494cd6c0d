extension PhraseAligner {
  mutating func syllable(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    if node.flags.contains(.wordStart) { wordErrors = 0 }
    if unit < units.count, units[unit].scalar == node.value {
      if node.flags.contains(.wordStart) {
        said(node, nodeIndex, unit)
      } else {
        step(nodeIndex + 1, unit + 1)
      }
    }
    if node.flags.contains(.wordStart) { skipAddedWord(nodeIndex, unit) }
    guard allowsFlexible else { return }
    if node.flags.contains(.wordStart) {
      if node.flags.contains(.small) { skipSmallSyllables(nodeIndex, unit) }
    }
    guard unit < units.count, node.flags.contains(.longWord), wordErrors == 0,
      units[unit].scalar != node.value, Spelling.isOneJamo(units[unit].scalar, node.value)
    else { return }
    wordErrors = 1
    step(nodeIndex + 1, unit + 1, paying: .typingError, token(unit))
    wordErrors = 0
  }

  private mutating func skipSmallSyllables(_ nodeIndex: Int, _ unit: Int) {
    var next = nodeIndex + 1
    while next < Int(record.nodeCount) {
      let node = phrases.node(record.nodes + UInt32(next))
      guard node.kind == .syllable, !node.flags.contains(.wordStart) else { break }
      next += 1
    }
    step(next, unit, paying: .smallWordMissing, 0..<0, node: nodeIndex)
  }

  mutating func boundary(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    let isAfterName =
      nodeIndex > 0 && phrases.node(record.nodes + UInt32(nodeIndex - 1)).kind == .applicationName
    let isExpected = node.value != 0
    if isExpected {
      let width = node.value >> 16 == 0 ? 1 : 2
      if starts(unit, node.value, width) { step(nodeIndex + 1, unit + width) }
    }
    if isAfterName, omitsName {
      step(nodeIndex + 1, unit)
      return
    }
    if unit < units.count {
      for form in KoreanParticles.groups[units[unit].particles]
      where form.packed != node.value && starts(unit, form.packed, form.count) {
        let last = unit + form.count - 1
        if form.role == .plural {
          // Another particle may follow it: 예약들을.
          step(nodeIndex, last + 1, paying: .particle, units[unit].token..<(units[last].token + 1))
        }
        guard mayReplace(node.role, form.role, isAfterName: isAfterName) else { continue }
        step(
          nodeIndex + 1, last + 1, paying: .particle, units[unit].token..<(units[last].token + 1))
      }
    }
    if !isExpected {
      step(nodeIndex + 1, unit)
    } else if isAfterName || node.role.isDroppable {
      step(nodeIndex + 1, unit, paying: .particle, 0..<0, node: nodeIndex)
    }
  }

  private func mayReplace(
    _ expected: KoreanParticleRole, _ said: KoreanParticleRole, isAfterName: Bool
  ) -> Bool {
    if said == .vocative { return isAfterName }
    guard said.isDroppable else { return said == expected }
    return isAfterName || expected == .none || expected.isExchangeable(with: said)
  }

  @inline(__always)
  private func starts(_ unit: Int, _ packed: UInt32, _ width: Int) -> Bool {
    guard unit + width <= units.count, units[unit].scalar == packed & 0xFFFF else { return false }
    return width == 1 || units[unit + 1].scalar == packed >> 16
  }
}
