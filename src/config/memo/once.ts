/** Values kept by a text, or by the inputs they were computed from. Results from documents of several kinds are steps of the memo (memo.ts). */
import { LRUCache } from 'lru-cache'

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
