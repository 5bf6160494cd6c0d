import ExtensionProtocol
import JSON
import Synchronization

/// Cuts vocabularies into pages that fit a message.
final class VocabularyPages: Sendable {
  /// Most bytes of a page's values; the rest of the message is small.
  static let pageSize = messageLimit / 2

  /// The lists whose later pages may still be asked for, so that all pages are of one list.
  private let lists = Mutex<[String: [EntityReference]]>([:])

  /// The page at a place of a list.
  static func page(
    of entity: String, in locale: String, from start: Int, values: [EntityReference]
  ) -> VocabularyPage {
    var bytes = 0
    var end = start
    var fitting: [EntityReference] = []
    while end < values.count {
      let size = values[end].json.bytes.count + 1
      if size > pageSize {
        // A name that no message can hold is no name that anyone says.
        end += 1
        continue
      }
      if bytes + size > pageSize { break }
      bytes += size
      fitting.append(values[end])
      end += 1
    }
    let isLast = end >= values.count
    return VocabularyPage(
      entity: entity, locale: locale, values: fitting, isFirst: start == 0,
      next: isLast ? nil : "\(end)")
  }

  /// Keeps the list of a page that others follow; one that is asked for anew replaces it.
  func keep(_ values: [EntityReference], after page: VocabularyPage) {
    let key = "\(page.entity) \(page.locale)"
    lists.withLock { $0[key] = page.next == nil ? nil : values }
  }

  /// The list that an earlier page was of.
  func list(of entity: String, in locale: String) -> [EntityReference]? {
    lists.withLock { $0["\(entity) \(locale)"] }
  }
}
