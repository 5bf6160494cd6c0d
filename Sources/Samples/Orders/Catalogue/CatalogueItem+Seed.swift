extension CatalogueItem {
  /// What the catalogue holds before the service has been asked for the first time.
  static let seed = [
    CatalogueItem(
      "sku_42", Names("Oat milk", "1 l carton", also: "Oat drink"),
      Names("귀리 우유", "1L 팩", also: "오트밀크")),
    CatalogueItem(
      "sku_43", Names("Soy milk", "1 l carton"), Names("두유", "1L 팩", also: "콩 우유")),
    CatalogueItem(
      "sku_51", Names("Espresso beans", "250 g bag", also: "Coffee beans"),
      Names("에스프레소 원두", "250g 봉지", also: "커피 원두")),
    CatalogueItem("sku_52", Names("Green tea", "20 bags"), Names("녹차", "티백 20개")),
    CatalogueItem("sku_61", Names("Granola", "500 g"), Names("그래놀라", "500g")),
    CatalogueItem("sku_62", Names("Granola", "1 kg"), Names("그래놀라", "1kg")),
    CatalogueItem(
      "sku_71", Names("Bananas", "bunch of five", also: "Banana"), Names("바나나", "다섯 개 묶음")),
    CatalogueItem(
      "sku_81", Names("Sourdough bread", "loaf", also: "Bread"),
      Names("사워도우 빵", "한 덩어리", also: "빵")),
    CatalogueItem(
      "sku_90", Names("Maple syrup", "250 ml bottle", also: "Syrup"),
      Names("메이플 시럽", "250mL 병", also: "시럽")),
  ]

  private init(_ id: String, _ english: Names, _ korean: Names) {
    self.init(id: id, english: english, korean: korean)
  }
}

extension CatalogueItem.Names {
  fileprivate init(_ title: String, _ subtitle: String, also synonyms: String...) {
    self.init(title: title, subtitle: subtitle, synonyms: synonyms)
  }
}
