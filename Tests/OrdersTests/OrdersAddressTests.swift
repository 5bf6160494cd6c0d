import Testing

@testable import Orders

struct OrdersAddressTests {
  @Test(arguments: [
    ([:], "http://127.0.0.1:8787/orders"), (["ORDERS_API_URL": ""], "http://127.0.0.1:8787/orders"),
    (["ORDERS_API_URL": "http://127.0.0.1:9"], "http://127.0.0.1:9/orders"),
    (["ORDERS_API_URL": "http://127.0.0.1:9/hang"], "http://127.0.0.1:9/hang/orders"),
    (["ORDERS_API_URL": "http://127.0.0.1:9/v1//"], "http://127.0.0.1:9/v1/orders"),
  ])
  func `appends to what the environment names`(_ row: (environment: [String: String], url: String))
  {
    #expect(OrdersAddress(environment: row.environment).url("orders") == row.url)
  }

  @Test func `keeps a key within its part of the path`() {
    #expect(OrdersAddress("http://h").url("orders", "a/../b?c") == "http://h/orders/a%2F..%2Fb%3Fc")
  }
}
