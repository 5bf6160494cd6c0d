import IntentRecognition
import Testing

struct AmountTests {
  @Test(arguments: [
    ValueCase("5 minutes", "300"), ValueCase("an hour", "3600"),
    ValueCase("an hour and a half", "5400"),
    ValueCase("one and a half hours", "5400"), ValueCase("half an hour", "1800"),
    ValueCase("a quarter of an hour", "900"), ValueCase("1h 30m", "5400"),
    ValueCase("90 min", "5400"),
    ValueCase("two weeks", "1209600"), ValueCase("3 days", "259200"),
    ValueCase("2 nights", "172800"),
    ValueCase("1 hour 20 minutes", "4800"), ValueCase("1 hour and 20 minutes", "4800"),
    ValueCase("five"), ValueCase("hours"), ValueCase("5분", "300"), ValueCase("십오 분", "900"),
    ValueCase("한 시간", "3600"), ValueCase("한 시간 반", "5400"), ValueCase("두 시간 30분", "9000"),
    ValueCase("세 시간", "10800"), ValueCase("반 시간", "1800"), ValueCase("일주일", "604800"),
    ValueCase("이틀", "172800"), ValueCase("열흘", "864000"), ValueCase("30초", "30"),
    ValueCase("3박", "259200"),
    ValueCase("3일 동안", "259200"),
  ])
  func `reads durations`(_ row: ValueCase) {
    let readings = ValueCase.recognizer.durations(in: row.words)
    #expect(readings.map { ValueCase.plain($0.value.value) } == row.expected)
  }

  @Test(arguments: [
    ValueCase("3.5 km", "3.5 km"), ValueCase("3.5km", "3.5 km"), ValueCase("two cups", "2 cup"),
    ValueCase("10 miles", "10 mi"), ValueCase("98.6°F", "98.6 °F"), ValueCase("20 °C", "20 °C"),
    ValueCase("20 degrees celsius", "20 °C"), ValueCase("45 degrees", "45 °"),
    ValueCase("500 ml", "500 mL"),
    ValueCase("60 km/h", "60 km/h"), ValueCase("a pound", "1 lb"),
    ValueCase("two liters of milk", "2 L"),
    ValueCase("6 feet", "6 ft"), ValueCase("3 kg", "3 kg"), ValueCase("오 킬로미터", "5 km"),
    ValueCase("5킬로", "5 km", "5 kg"), ValueCase("180센티", "180 cm"),
    ValueCase("20도", "20 °C", "20 °"),
    ValueCase("영하 3도", "-3 °C", "-3 °"), ValueCase("두 컵", "2 cup"), ValueCase("3리터", "3 L"),
    ValueCase("200그램", "200 g"), ValueCase("5"), ValueCase("km"),
    ValueCase("half a mile", "0.5 mi"), ValueCase("half a kilo", "0.5 kg"),
    ValueCase("a mile and a half", "1.5 mi"), ValueCase("two cups and a half", "2.5 cup"),
    ValueCase("반 리터", "0.5 L"), ValueCase("화씨 70도", "70 °F"), ValueCase("섭씨 20도", "20 °C"),
    ValueCase("시속 100킬로미터", "100 km/h"), ValueCase("시속 60킬로", "60 km/h"),
    ValueCase("half"), ValueCase("반"),
  ])
  func `reads measurements`(_ row: ValueCase) {
    let readings = ValueCase.recognizer.measurements(in: row.words)
    #expect(readings.map { "\(ValueCase.plain($0.value.value)) \($0.value.unit)" } == row.expected)
  }

  @Test(arguments: [
    ValueCase("$0.10", "0.1 USD"), ValueCase("$1,000", "1000 USD"), ValueCase("-$5", "-5 USD"),
    ValueCase("10 dollars", "10 USD"), ValueCase("ten dollars and fifty cents", "10.5 USD"),
    ValueCase("five bucks", "5 USD"), ValueCase("50 cents", "0.5 USD"), ValueCase("€5", "5 EUR"),
    ValueCase("5 €", "5 EUR"), ValueCase("5 euros", "5 EUR"), ValueCase("£3", "3 GBP"),
    ValueCase("USD 10", "10 USD"), ValueCase("10 USD", "10 USD"), ValueCase("¥500", "500 JPY"),
    ValueCase("₩10,000", "10000 KRW"), ValueCase("만 원", "10000 KRW"),
    ValueCase("만 오천 원", "15000 KRW"),
    ValueCase("만오천원", "15000 KRW"), ValueCase("1,000원", "1000 KRW"), ValueCase("삼만 원", "30000 KRW"),
    ValueCase("1만5천원", "15000 KRW"), ValueCase("5달러", "5 USD"), ValueCase("오 달러 오십 센트", "5.5 USD"),
    ValueCase("10유로", "10 EUR"), ValueCase("병원"), ValueCase("5"), ValueCase("dollars"),
  ])
  func `reads money`(_ row: ValueCase) {
    let readings = ValueCase.recognizer.amounts(in: row.words)
    #expect(readings.map { "\(ValueCase.plain($0.value.amount)) \($0.value.code)" } == row.expected)
  }
}
