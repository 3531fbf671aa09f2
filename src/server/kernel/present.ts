/** The type of an object without the properties that are undefined: those that may be are optional. */
export type Present<Value> = { [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name] } & {
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined>
}

/** Without properties that are undefined. */
export function dropAbsent<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Present<Value>
}
