extension Item {
  /// What the demonstration sells: two items of one name, and one that is always sold out.
  package static let assortment = [
    Item(
      "sku_42", Names("Oat milk", "1 l carton", also: "Oat drink"),
      Names("귀리 우유", "1L 팩", also: "오트밀크")),
    Item("sku_43", Names("Soy milk", "1 l carton"), Names("두유", "1L 팩", also: "콩 우유")),
    Item(
      "sku_51", Names("Espresso beans", "250 g bag", also: "Coffee beans"),
      Names("에스프레소 원두", "250g 봉지", also: "커피 원두")),
    Item("sku_52", Names("Green tea", "20 bags"), Names("녹차", "티백 20개")),
    Item("sku_61", Names("Granola", "500 g"), Names("그래놀라", "500g")),
    Item("sku_62", Names("Granola", "1 kg"), Names("그래놀라", "1kg")),
    Item("sku_71", Names("Bananas", "bunch of five", also: "Banana"), Names("바나나", "다섯 개 묶음")),
    Item(
      "sku_81", Names("Sourdough bread", "loaf", also: "Bread"),
      Names("사워도우 빵", "한 덩어리", also: "빵")),
    Item(
      "sku_90", Names("Maple syrup", "250 ml bottle", also: "Syrup"),
      Names("메이플 시럽", "250mL 병", also: "시럽"), isSoldOut: true),
  ]
}
