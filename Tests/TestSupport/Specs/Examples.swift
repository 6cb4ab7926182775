/// Specs that together use every part of the language.
package let examples = [
  #"""
  // Copyright of somebody.

  import Models
  @testable public import struct Shop.Cart
  import Networking; import Tools

  /// Sells things.
  @MainActor
  // Not before.
  @available(iOS 17, *)
  public viewmodel ShopViewModel: Sendable, Base & Tracked {
    dependencies {
      /// Talks to the shop.
      service: any ShopService
      with cart: Cart = Cart(items: [], note: "a\(count > 1 ? "s" : "")")
      clock: (() -> Date)? ; logger: any Logger & Sendable
    }

    inputs {
      /// Call when the screen is configured.
      sticky configureWith(project: Project, refTag: RefTag?,)
      changed(_ text: String = "") as text
      chosen(index: Int = table[0, default: [1, 2].count], of items: [String: [Item?]] = [:])
      compare(by order: @Sendable (Item, _ other: Item) async throws(ShopError) -> Bool)
      repeat(for: Filter = Filter<Int, String>(a < b))
      shouldReturn(with key: Key)
        -> Bool as returnAllowed
      submit(form: Form) async -> Result<Int, any Error> as sent; async() async; refresh()async
      tapped() /* a /* nested */ comment */
      viewDidLoad()
    }

    outputs {
      @available(*, deprecated, message: "Use rows.")
      default: Bool
      event failed: (code: Int, any Error)
      isBacked(_ reward: Reward, at place: Place.Kind) -> Bool
      state rows: [3 of Row<A.B, [Int]>]? = nil
      stream progress: (Double) -> Void
      value kind: `class`.Type
      state text: String = """
        A text ) } with "quotes"
        """
    }

    errors {
      showAlert: any Error
      state: ~Copyable &
        Other
    }
  }
  """#,
  "\u{FEFF}viewmodel A{inputs{a();b(x:Int);}outputs{c:Int}}viewmodel B:C{errors{d:()->()}}",
  "viewmodel Größe {\r\n  inputs {\r\n    größer(um 名前: Größe.Maß)\r\n    🎉()\r\n  }\r\n}\r\n",
  "viewmodel A\r{\r  outputs\r  {\r    state: State; event event: Event\r  }\r}\r",
]
