/**
 * Values derived from their argument alone, such as the plain value of a tree: computed once, and kept for the argument's
 * lifetime. Results from documents of several kinds are steps of the memo (memo.ts).
 */

/** Computes a value from an object once. The result must depend on the object alone. */
export function once<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key, ...rest) => {
    const before = known.get(key)
    if (before) return before.value
    const value = make(key, ...rest)
    known.set(key, { value })
    return value
  }
}

/** Computes a value from two objects once. */
export function onceForPair<First extends object, Second extends object, Rest extends readonly unknown[], Value>(
  make: (first: First, second: Second, ...rest: Rest) => Value,
): (first: First, second: Second, ...rest: Rest) => Value {
  const known = once((first: First) => once((second: Second, ...rest: Rest) => make(first, second, ...rest)))
  return (first, second, ...rest) => known(first)(second, ...rest)
}

/** Computes a value from an object and a name or number once. */
export function onceFor<Key extends object, Name extends string | number, Rest extends readonly unknown[], Value>(
  make: (key: Key, name: Name, ...rest: Rest) => Value,
): (key: Key, name: Name, ...rest: Rest) => Value {
  const known = once((_key: Key) => new Map<Name, { readonly value: Value }>())
  return (key, name, ...rest) => {
    const values = known(key)
    const before = values.get(name)
    if (before) return before.value
    const value = make(key, name, ...rest)
    values.set(name, { value })
    return value
  }
}

/** Computes a value from a text once; the least recently used ones are evicted. */
export function onceForText<Rest extends readonly unknown[], Value>(
  mostKept: number,
  make: (text: string, ...rest: Rest) => Value,
): (text: string, ...rest: Rest) => Value {
  const known = new Map<string, Value>()
  return (text, ...rest) => {
    const value = known.has(text) ? (known.get(text) as Value) : make(text, ...rest)
    known.delete(text)
    known.set(text, value)
    for (const oldest of known.keys()) {
      if (known.size <= mostKept) break
      known.delete(oldest)
    }
    return value
  }
}

/** Cached results with inputs known in advance. */
export interface InputMemo {
  readonly mostVariants: number
  /** By name, most recently used first. */
  readonly kept: Map<string, { readonly inputs: readonly unknown[]; readonly value: unknown }[]>
}

export function createInputMemo(mostVariants: number): InputMemo {
  return { mostVariants, kept: new Map() }
}

/** Recomputes a value if an input differs from the previous ones. */
export function onceForInputs<Value>(memo: InputMemo, name: string, inputs: readonly unknown[], make: () => Value): Value {
  const variants = memo.kept.get(name) ?? []
  const place = variants.findIndex(
    (known) => known.inputs.length === inputs.length && known.inputs.every((input, index) => input === inputs[index]),
  )
  const found = variants[place] ?? { inputs, value: make() }
  memo.kept.set(name, [found, ...variants.filter((known) => known !== found)].slice(0, memo.mostVariants))
  return found.value as Value
}
