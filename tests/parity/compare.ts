/** Compares the verdicts of both sides and minimises the inputs that differ. */
import { type JsonObject, writeInput } from '#rules'
import type { Verdict, VerdictError } from './verdicts.ts'

export interface Difference {
  readonly subject: string
  readonly input: string
  /** Pointers of the fields with different verdicts. */
  readonly fields: readonly string[]
  readonly server: string
  readonly browser: string
}

/** Returns verdicts as JSON. */
export type ValidateAll = (inputs: readonly string[]) => Promise<readonly string[]>

export interface Sides {
  readonly subject: string
  readonly server: ValidateAll
  readonly browser: ValidateAll
}

/** The differences between two sides, each minimised; the smallest first. */
export async function findDifferences({ subject, server, browser }: Sides, inputs: readonly string[]): Promise<readonly Difference[]> {
  const found = await differing({ subject, server, browser }, inputs)
  const [smallest, ...others] = found.toSorted((left, right) => left.input.length - right.input.length)
  if (!smallest) return []
  return [await shrink({ subject, server, browser }, smallest), ...others]
}

/** A difference in readable form. */
export function describeDifference({ subject, input, fields, server, browser }: Difference): string {
  return `${subject}: ${fields.join(', ') || 'the values'} differ for ${input}\n  server:  ${server}\n  browser: ${browser}`
}

async function differing({ subject, server, browser }: Sides, inputs: readonly string[]): Promise<Difference[]> {
  const [left, right] = await Promise.all([server(inputs), browser(inputs)])
  return inputs.flatMap((input, index) => {
    const [one = '', other = ''] = [left[index], right[index]]
    return one === other ? [] : [{ subject, input, fields: fieldsApart(one, other), server: one, browser: other }]
  })
}

/** Removes one name after another, as long as the two sides still differ in the same field. */
async function shrink(sides: Sides, start: Difference): Promise<Difference> {
  let smallest = start
  for (;;) {
    const values = JSON.parse(smallest.input) as JsonObject
    const shorter = Object.keys(values).map((name) =>
      writeInput(Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))),
    )
    const next = (await differing(sides, shorter)).find(({ fields }) => fields.some((field) => start.fields.includes(field)))
    if (!next) return smallest
    smallest = next
  }
}

function fieldsApart(one: string, other: string): string[] {
  const [left, right] = [one, other].map((text) => (JSON.parse(text) as Verdict).errors)
  const reported = (errors: readonly VerdictError[] = []) => new Map(errors.map((error) => [error.path, JSON.stringify(error)]))
  const [first, second] = [reported(left), reported(right)]
  return [...new Set([...first.keys(), ...second.keys()])].filter((path) => first.get(path) !== second.get(path))
}
