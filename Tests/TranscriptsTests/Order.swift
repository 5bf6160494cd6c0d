/// Transcripts of a conversation with ``ScriptedShop``.
enum Order {
  static let english = """
    transcript: 1
    title: Order granola
    locale: en-US
    time: 2026-12-01T09:00:00+09:00

    > order granola
    = intent StartOrder item=?
      Which item?
        1. Granola — 500 g
        2. Granola — 1 kg
    = needsInput item of=2

    # A wrong answer is asked again.
    > 9
      Please pick 1–2.
    = needsInput item of=2
    > 2
    = set item=sku_2
      How many?
    = needsInput quantity
    >
    = set quantity=1
      Order 1 × sku_2? [y/N]
    = awaitingConfirmation
    > yes
      Ordered. It is [..] now.
    = succeeded value=ord-1

    > order granola
    ...
    = needsInput item of=2
    @ interrupt
      Cancelled.
    = cancelled

    """

  static let korean = """
    transcript: 1
    title: 그래놀라 주문
    locale: ko-KR
    time: 2026-12-01T09:00:00+09:00

    > 그래놀라 주문
    = intent StartOrder item=?
      어떤 상품을 주문할까요?
        1. Granola — 500 g
        2. Granola — 1 kg
    = needsInput item of=2

    > 9
      1–2 중에서 골라 주세요.
    = needsInput item of=2
    > 2
    = set item=sku_2
      몇 개 주문할까요?
    = needsInput quantity
    >
    = set quantity=1
      sku_2 1개를 주문할까요? [예/아니요]
    = awaitingConfirmation
    > 네
      주문했습니다. 주문 번호는 ord-1입니다.
    = succeeded value=ord-1

    > 그래놀라 주문
    ...
    = needsInput item of=2
    @ interrupt
      취소했습니다.
    = cancelled

    """
}
