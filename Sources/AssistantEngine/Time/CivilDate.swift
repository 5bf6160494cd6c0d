/// A date and time as a calendar on the wall shows it, in the proleptic Gregorian calendar.
package struct CivilDate: Equatable, Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  /// Seconds since the day began, by the clock on the wall.
  package var second: Int

  package init(year: Int, month: Int, day: Int, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.second = second
  }

  /// Takes seconds since 1970-01-01T00:00:00 on the same wall.
  package init(wallSeconds: Int) {
    let days = wallSeconds.floorDivided(by: 86_400)
    second = wallSeconds - days * 86_400
    // Days since 0000-03-01: years begin in March, so that a leap day comes last.
    let shifted = days + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  package var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.floorDivided(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Seconds since 1970-01-01T00:00:00 on the same wall.
  package var wallSeconds: Int { dayNumber * 86_400 + second }

  /// The day of the week, 0 for Sunday.
  package var weekday: Int { (dayNumber + 4).floorRemainder(by: 7) }
}

extension Int {
  /// The quotient rounded down, also below zero.
  func floorDivided(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }

  func floorRemainder(by divisor: Int) -> Int { self - floorDivided(by: divisor) * divisor }
}
