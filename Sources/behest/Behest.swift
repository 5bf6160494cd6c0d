@main
struct Behest {
  static func main() {}
}
