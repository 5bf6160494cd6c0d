/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
