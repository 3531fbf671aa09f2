import type { ParseArgsConfig } from 'node:util'

/** One command of `npm run config`. Returns its exit code: 0 success, 1 findings or rejected, 2 could not run. */
export interface Command {
  readonly options: NonNullable<ParseArgsConfig['options']>
  readonly run: (given: GivenWords) => number | Promise<number>
}

export interface GivenWords {
  readonly words: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

/** Explains the usage. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** Value of a string option. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
