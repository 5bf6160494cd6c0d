/// What the terminal says of shortcuts in Korean.
struct KoreanShortcutTerminalWording: ShortcutTerminalWording {
  let noShortcuts = "단축어가 없습니다. behest shortcut new 또는 :단축어 new로 만들어 주세요."
  let unusableFile = "실행할 수 없습니다. behest shortcut show로 확인해 주세요"
  let noEditor =
    "편집기가 없습니다. $EDITOR를 설정하거나 파일을 지정해 주세요: behest shortcut edit 이름 파일"
  let usage = ":단축어 new [이름], :단축어 list, :단축어 show|run|remove 이름을 입력해 주세요."
  let set = "변수 설정"
  let condition = "만약"
  let otherwise = "그렇지 않으면"
  let repetition = "항목마다 반복:"
  let asked = "매번 묻기"
  let previous = "앞의 결과"
  let repeatItem = "반복 항목"

  func noSuchShortcut(_ name: String, known: [String]) -> String {
    "단축어를 찾을 수 없습니다: \(name)."
      + (known.isEmpty ? "" : " 있는 단축어: \(known.joined(separator: " · "))")
  }
  func removed(_ name: String) -> String { "삭제했습니다: \(name)" }
  func exported(_ name: String, to file: String) -> String { "\(file)에 복사했습니다: \(name)" }
  func unchanged(_ name: String) -> String { "바뀐 내용이 없습니다: \(name)" }
  func file(_ path: String, _ reason: String) -> String {
    "\(path): \(reason). 경로와 권한을 확인해 주세요."
  }
  func editorFailed(_ editor: String) -> String {
    "편집기가 오류로 끝나서 바꾸지 않았습니다: \(editor)"
  }
  func draftKept(_ path: String, id: String) -> String {
    "바꾸지 않았습니다. 편집한 내용: \(path). 고친 뒤 실행해 주세요: behest shortcut edit \(id) \(path)"
  }
}
