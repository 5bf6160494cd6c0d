// Apple's module re-exports Foundation: real intents use `Date` and `URL` without importing it.
@_exported public import Foundation
