/** impact: what a publish of the files would change, for whom, and which prices and records it concerns. */
import type { DescribedFinding } from '#config'
import type { MeasuredRelease, ReleaseCommands } from '#server'
import { printFindings } from './print-findings.ts'

const mostNamed = 5

/** Exit code 0: nothing changes; 1: something does. */
export async function impact(commands: ReleaseCommands, { json }: { readonly json: boolean }): Promise<number> {
  const measured = await commands.impact()
  const findings = await commands.check()
  if (json) console.log(JSON.stringify({ ...measured, findings }, null, 2))
  else print(measured, findings)
  return measured.changed ? 1 : 0
}

function print(measured: MeasuredRelease, findings: readonly DescribedFinding[]): void {
  for (const line of describeDocuments(measured)) console.log(line)
  for (const line of measured.passed ? describeResults(measured) : ['prices are compared once the check finds no error']) console.log(line)
  printFindings(findings)
}

function* describeDocuments({ changed, documents, access }: MeasuredRelease): Generator<string> {
  if (!changed) yield 'publishing would change nothing'
  for (const { kind, change, brands, names } of documents)
    yield `${kind}: ${nameSome(change, names)} (${brands.length === 1 ? 'brand' : 'brands'} ${brands.join(', ')})`
  for (const { actor, access: change, names } of access) yield `access of ${actor}: ${nameSome(change, names)}`
}

function* describeResults(measured: MeasuredRelease): Generator<string> {
  yield* describeCases(measured)
  yield* describePrices(measured)
  yield `drafts of changed forms: ${measured.drafts}`
  for (const { brand, form, drafts } of measured.forms) yield `  ${brand} ${form}: ${drafts}`
  yield `open orders of changed order types: ${measured.openOrders}`
  for (const { brand, orderType, orders } of measured.orderTypes) yield `  ${brand} ${orderType}: ${orders}`
}

/** How many worked cases come out differently, and the amounts of each. */
function* describeCases({ casesCompared, cases }: MeasuredRelease): Generator<string> {
  yield `worked cases: ${cases.length} of ${casesCompared} come out differently`
  for (const { brand, tariff, example, before, after, refused } of cases) {
    const now = refused.length > 0 ? `no price for ${refused.join(', ')}` : after || 'nothing'
    yield `  ${brand} ${tariff}, ${example}: ${before || 'nothing'} -> ${now}`
  }
}

function* describePrices({ quotesCompared, unpriced, priceChanges, ...counts }: MeasuredRelease): Generator<string> {
  if (quotesCompared + unpriced === 0) yield 'quotes: none yet'
  else yield `quotes: ${quotesCompared} compared, ${describeCounts(counts)}; ${unpriced} cannot be priced today`
  for (const { brand, orderType, currency, compared, difference, greatestRise, greatestFall, ...own } of priceChanges) {
    const greatest = [greatestRise && `up to +${greatestRise} %`, greatestFall && `down to ${greatestFall} %`].filter(Boolean)
    yield `  ${brand} ${orderType}: ${compared} compared, ${describeCounts(own)}; ${[`${currency} ${difference} in total`, ...greatest].join(', ')}`
  }
}

type Counts = Pick<MeasuredRelease, 'dearer' | 'cheaper' | 'same' | 'lost'>

function describeCounts({ dearer, cheaper, same, lost }: Counts): string {
  return `${dearer} dearer, ${cheaper} cheaper, ${same} unchanged, ${lost} without a price`
}

function nameSome(what: string, names: readonly string[]): string {
  const others = names.length - mostNamed
  return `${names.length} ${what}: ${names.slice(0, mostNamed).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
}
