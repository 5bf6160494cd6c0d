/// A type that has a name and whose values look like something to people.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
