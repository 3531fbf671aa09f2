import type { ParseArgsConfig } from 'node:util'

/** One command of `npm run config`. It answers its exit code: 0 well, 1 found or refused something, 2 could not run. */
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

/** The text that was given for an option. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
