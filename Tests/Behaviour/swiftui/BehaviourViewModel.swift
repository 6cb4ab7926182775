extension BehaviourViewModel: BehaviourViewModelLogic {
  struct Kept {
    var latest: Int?
  }

  var additions: AsyncStream<Int> { return self.addedEvents.stream() }

  var choices: AsyncStream<Int?> {
    return AsyncStream { [choose] stream in
      if let choose { stream.yield(choose) }
      stream.finish()
    }
  }

  var configurations: AsyncStream<Int> {
    return AsyncStream { [configure] stream in
      if let configure { stream.yield(configure) }
      stream.finish()
    }
  }

  func doubled(_ number: Int) -> Int { return number * 2 }

  var latest: Int? { return self.kept.latest }

  var sum: Int { return self.total }

  var title: String { return self.rename }

  var work: AsyncStream<Int> {
    let number = self.makeNumber()
    return AsyncStream { stream in
      stream.yield(number)
      stream.finish()
    }
  }

  func add(_ number: Int) {
    self.total += number
    self.addedEvents.send(number)
  }

  func isLatest(_ number: Int) -> Bool {
    self.kept.latest = number
    return number == self.kept.latest
  }
}
