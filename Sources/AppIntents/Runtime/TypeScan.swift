import CSystem

/// Finds the app's types by the conformance records in the images of the process.
///
/// Records are written by the compiler for each conformance; only the types that conform are looked
/// at, which takes less than a millisecond. `@_alwaysEmitConformanceMetadata` keeps the records of
/// types that nothing else in the program names.
enum TypeScan {
  /// The types that name a protocol among their conformances, in no fixed order.
  ///
  /// - Parameter existential: The protocol, as `(any P).self`.
  /// - Returns: Structs, enums and classes that are not generic.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let wanted = protocolDescriptor(of: existential) else { return [] }
    var visit = Visit(wanted: wanted)
    let isComplete = withUnsafeMutablePointer(to: &visit) { visit in
      csys_enumerate_images(
        { records, length, context in
          let visit = context?.assumingMemoryBound(to: Visit.self)
          guard let visit, let records, length > 0 else { return }
          visit.pointee.found += TypeScan.types(
            in: UnsafeRawBufferPointer(start: records, count: length),
            conformingTo: visit.pointee.wanted)
        }, visit)
    }
    return isComplete != 0 ? visit.found : ownImage(wanted)
  }

  /// What is carried through the C function.
  private struct Visit {
    let wanted: UnsafeRawPointer
    var found: [Any.Type] = []
  }

  /// The types of the executable alone, where the runtime cannot list the images.
  private static func ownImage(_ wanted: UnsafeRawPointer) -> [Any.Type] {
    guard let start = csys_conformances_start(), let end = csys_conformances_stop() else {
      return []
    }
    return types(
      in: UnsafeRawBufferPointer(start: start, count: end - start), conformingTo: wanted)
  }

  /// A section is a list of relative references to records of `{protocol, type, witness, flags}`.
  private static func types(
    in section: UnsafeRawBufferPointer, conformingTo wanted: UnsafeRawPointer
  ) -> [Any.Type] {
    guard let start = section.baseAddress else { return [] }
    return stride(from: 0, to: section.count, by: 4).compactMap { offset in
      guard let record = target(of: start + offset, indirectMask: 1, ignoring: 2),
        target(of: record, indirectMask: 1) == wanted
      else { return nil }
      let flags = (record + 12).load(as: UInt32.self)
      let isConditional = (flags >> 8) & 0xFF != 0
      guard !isConditional else { return nil }
      let reference = record + 4
      switch (flags >> 3) & 7 {
      case 0: return type(of: reference + Int(reference.load(as: Int32.self)))
      case 1:
        let pointer = reference + Int(reference.load(as: Int32.self))
        return pointer.load(as: UnsafeRawPointer?.self).flatMap(type(of:))
      default: return nil
      }
    }
  }

  /// Where a relative reference leads; its lowest bit says that it is to a pointer.
  private static func target(
    of reference: UnsafeRawPointer, indirectMask: Int32, ignoring ignored: Int32 = 0
  ) -> UnsafeRawPointer? {
    let offset = reference.load(as: Int32.self)
    guard offset != 0, offset & ignored == 0 else { return nil }
    let target = reference + Int(offset & ~indirectMask)
    return offset & indirectMask == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  /// The descriptor of an existential's only protocol.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard metadata.load(as: Int.self) == existentialKind,
      (metadata + 12).load(as: UInt32.self) == 1
    else { return nil }
    return UnsafeRawPointer(bitPattern: (metadata + 16).load(as: UInt.self) & ~1)
  }

  /// The type of a class, struct or enum descriptor; nil for a generic one.
  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    guard (16...18).contains(flags & 0x1F), !isGeneric else { return nil }
    let accessor = descriptor + 12
    let offset = accessor.load(as: Int32.self)
    guard offset != 0 else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer?
    // The accessor takes a request for complete metadata (0) and returns the metadata first.
    let access = unsafeBitCast(accessor + Int(offset), to: Accessor.self)
    return access(0).map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
