/** Values derived from their argument alone, such as an index of rows: computed once, and kept for the argument's lifetime. */

/** Computes a value from an object once. The result must depend on the object alone. */
export function once<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>()
  return (key, ...rest) => {
    const before = values.get(key)
    if (before) return before.value
    const value = make(key, ...rest)
    values.set(key, { value })
    return value
  }
}

/** Computes a value from two objects once. */
export function onceForPair<First extends object, Second extends object, Rest extends readonly unknown[], Value>(
  make: (first: First, second: Second, ...rest: Rest) => Value,
): (first: First, second: Second, ...rest: Rest) => Value {
  const byFirst = once((first: First) => once((second: Second, ...rest: Rest) => make(first, second, ...rest)))
  return (first, second, ...rest) => byFirst(first)(second, ...rest)
}

/** Computes a value from an object and a name or number once. */
export function onceFor<Key extends object, Name extends string | number, Rest extends readonly unknown[], Value>(
  make: (key: Key, name: Name, ...rest: Rest) => Value,
): (key: Key, name: Name, ...rest: Rest) => Value {
  const valuesByKey = once((_key: Key) => new Map<Name, { readonly value: Value }>())
  return (key, name, ...rest) => {
    const values = valuesByKey(key)
    const before = values.get(name)
    if (before) return before.value
    const value = make(key, name, ...rest)
    values.set(name, { value })
    return value
  }
}

/** The values of a record, each computed when it is first read. */
export function mapLazily<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> {
  const mapped: Record<string, Mapped> = {}
  for (const name of Object.keys(record)) {
    Object.defineProperty(mapped, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = map(record[name] as Value)
        Object.defineProperty(mapped, name, { enumerable: true, value })
        return value
      },
    })
  }
  return mapped
}
