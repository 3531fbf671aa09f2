/** impact: what a publish of the files would change, for whom, and which records it does not fit. */
import {
  type CaseResult,
  type CasesImpact,
  compareCases,
  type DescribedFinding,
  type Impact,
  loadDocuments,
  measureImpact,
  type SourceFile,
} from '#config'
import type { ReleaseCommands } from '#server'
import { printFindings } from './print-findings.ts'

const mostNamed = 5

/** Exit code 0: nothing changes; 1: something does. */
export async function impact(commands: ReleaseCommands, { json }: { readonly json: boolean }): Promise<number> {
  const [served] = await commands.history()
  if (!served) throw new Error('nothing has been published yet')
  const contents = await commands.read(served.release)
  if (!contents.ok) throw new Error(`release ${served.release} cannot be read: ${contents.error}`)
  const before = Object.entries(contents.value.documents).map(([path, text]): SourceFile => ({ path, text }))
  const after = await loadDocuments(process.cwd())
  const measured = measureImpact(before, after)
  const findings = await commands.check()
  const cases = findings.some(({ severity }) => severity === 'error') ? undefined : compareCases(before, after)
  if (json) console.log(JSON.stringify({ ...measured, cases, findings }, null, 2))
  else print({ measured, cases, findings })
  return measured.brands.length + measured.access.length > 0 ? 1 : 0
}

interface Measured {
  readonly measured: Impact
  readonly cases: CasesImpact | undefined
  readonly findings: readonly DescribedFinding[]
}

function print({ measured, cases, findings }: Measured): void {
  for (const line of describeImpact(measured)) console.log(line)
  for (const line of cases ? describeCases(cases) : ['worked cases are compared once the check finds no error']) console.log(line)
  printFindings(findings)
}

/** How many worked cases come out differently, and the amounts of each. */
function* describeCases({ compared, changed }: CasesImpact): Generator<string> {
  yield `worked cases: ${changed.length} of ${compared} come out differently`
  for (const { brand, tariff, example, before, after } of changed)
    yield `  ${brand} ${tariff}, ${example}: ${describeCase(before)} -> ${describeCase(after)}`
}

function describeCase({ amounts, refused }: CaseResult): string {
  if (refused.length > 0) return `no price for ${refused.join(', ')}`
  const named = Object.entries(amounts).map(([currency, amount]) => `${currency} ${amount}`)
  return named.length === 0 ? 'nothing' : named.join(' + ')
}

/** Lines by brand and kind, then by kind of user. */
function* describeImpact({ brands, access }: Impact): Generator<string> {
  if (brands.length === 0 && access.length === 0) yield 'publishing would change nothing'
  let last: string | undefined
  for (const { brand, kind, added, removed, changed } of brands) {
    if (brand !== last) yield `brand ${brand}`
    last = brand
    const parts = [nameSome('changed', changed), nameSome('added', added), nameSome('removed', removed)]
    yield `  ${kind}: ${parts.filter((part) => part !== '').join('; ')}`
  }
  for (const { actor, more, less } of access) {
    const parts = [nameSome('more', more), nameSome('less', less)]
    yield `access of ${actor}: ${parts.filter((part) => part !== '').join('; ')}`
  }
}

function nameSome(what: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const others = names.length - mostNamed
  return `${names.length} ${what}: ${names.slice(0, mostNamed).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
}
