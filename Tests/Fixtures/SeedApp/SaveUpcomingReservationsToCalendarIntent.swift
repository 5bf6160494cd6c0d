// Word for word from the seed document.
// swift-format-ignore-file

import Foundation
import AppIntents

struct SaveUpcomingReservationsToCalendarIntent: AppIntent {
    static var title: LocalizedStringResource = "여기어때 숙소 예약내역들을 캘린더에 저장"
    static var description = IntentDescription(
        "앞으로 일정 기간 동안의 여기어때 예약 일정을 캘린더에 자동으로 추가합니다."
    )

    func perform() async throws -> some IntentResult & ProvidesDialog {
        // container 가져옴 (저장 프로퍼티 아님)
        let container = ServiceContainer.shared
        // 0. 캘린더 권한 확인/요청
         do {
             try await container.calendarService.requestAccessIfNeeded()
         } catch {
             return .result(
                 dialog: IntentDialog(stringLiteral: "캘린더 접근 권한이 없어 일정을 저장할 수 없습니다.")
             )
         }
        // 1. 예약내역 조회
        let reservations = try await container
            .reservationService
            .fetchUpcomingReservations()

        if reservations.isEmpty {
            return .result(
                dialog: IntentDialog(stringLiteral: "예약 내역이 없습니다.")
            )
        }

        // 2. 캘린더에 추가 (reservation는 배열이므로 반복문 안에서 사용)
        for reservation in reservations {
            do {
                try container.calendarService.addReservationToCalendar(reservation)
            } catch {
                // 개별 실패는 로그만 남기고 계속 진행하도록 처리 가능
            }
        }

        // 3. Siri에 보여줄/읽어줄 문구
        let dialogText = "예약 \(reservations.count)건을 캘린더에 저장했습니다."

        return .result(
            dialog: IntentDialog(stringLiteral: dialogText)
        )
    }
}
