/**
 * Values derived from their argument alone, such as the plain value of a tree: computed once, and kept for the argument's
 * lifetime. Results from documents of several kinds are steps of the memo (memo.ts).
 */
import { LRUCache } from 'lru-cache'

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

/** Computes a value from a text once; the least recently used ones are evicted. */
export function onceForText<Rest extends readonly unknown[], Value>(
  mostKept: number,
  make: (text: string, ...rest: Rest) => Value,
): (text: string, ...rest: Rest) => Value {
  const values = new LRUCache<string, { readonly value: Value }>({ max: mostKept })
  return (text, ...rest) => {
    const before = values.get(text)
    if (before) return before.value
    const value = make(text, ...rest)
    values.set(text, { value })
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
  const variant = variants[place] ?? { inputs, value: make() }
  memo.kept.set(name, [variant, ...variants.filter((known) => known !== variant)].slice(0, memo.mostVariants))
  return variant.value as Value
}
