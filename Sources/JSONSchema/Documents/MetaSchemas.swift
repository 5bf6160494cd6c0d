/// The official meta-schemas of 2020-12, kept as the files that json-schema.org publishes.
enum MetaSchemas {
  static let standard = "https://json-schema.org/draft/2020-12/schema"

  /// The bytes of the meta-schema of a name, or nil when it is none of them.
  static func bytes(_ uri: String) -> [UInt8]? {
    let prefix = "https://json-schema.org/draft/2020-12/"
    guard uri.utf8.starts(with: prefix.utf8) else { return nil }
    return switch String(uri.utf8.dropFirst(prefix.utf8.count)) {
    case "schema": PackageResources.schema_json
    case "meta/core": PackageResources.meta_core_json
    case "meta/applicator": PackageResources.meta_applicator_json
    case "meta/unevaluated": PackageResources.meta_unevaluated_json
    case "meta/validation": PackageResources.meta_validation_json
    case "meta/meta-data": PackageResources.meta_meta_data_json
    case "meta/format-annotation": PackageResources.meta_format_annotation_json
    case "meta/format-assertion": PackageResources.meta_format_assertion_json
    case "meta/content": PackageResources.meta_content_json
    default: nil
    }
  }
}
