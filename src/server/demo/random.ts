import { createRandom as createNumbers } from '#rules'

/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 (included) up to 1 (excluded). */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number
  readonly pick: <T>(list: readonly T[]) => T
}

export function createRandom(seed: number): Random {
  const next = createNumbers(seed)
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (list) => {
      const element = list[Math.floor(next() * list.length)]
      if (element === undefined) throw new Error('There is nothing to pick from.')
      return element
    },
  }
}
