package import IntentRecognition

extension EnglishWording {
  package func date(_ date: DateTimeValue) -> String {
    let day = date.date.map { day in
      "\(Self.weekdays[day.weekday - 1]), \(Self.months[day.month - 1]) \(day.day), \(day.year)"
    }
    let time = date.time.map { time in
      let minutes = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
      return "\((time.hour + 11) % 12 + 1):\(minutes) \(time.hour < 12 ? "AM" : "PM")"
    }
    return [day, time].compactMap(\.self).joined(separator: ", ")
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension KoreanWording {
  package func date(_ date: DateTimeValue) -> String {
    let day = date.date.map { day in
      "\(day.year)년 \(day.month)월 \(day.day)일(\(Self.weekdays[day.weekday - 1]))"
    }
    let time = date.time.map { time in
      let minutes = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
      return "\(time.hour < 12 ? "오전" : "오후") \((time.hour + 11) % 12 + 1):\(minutes)"
    }
    return [day, time].compactMap(\.self).joined(separator: " ")
  }

  private static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]
}
