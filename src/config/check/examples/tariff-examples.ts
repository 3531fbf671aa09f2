/** Examples of tariffs: calculated like an order, and compared fee by fee. */
import { chooseTariff, type FeeOutcome, feeAmount, totalTaxes } from '#domain'
import { compareDecimals, type JsonObject, objectOf, sumDecimals } from '#rules'
import { defineQuery } from '../../memo/memo.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import { defineExamples, type ExampleRun } from './example-kind.ts'
import { dayOf, type PricingKind, priceExample, pricingKinds, toTariff } from './price-example.ts'
import { findCause, traceFee, traceRates, traceTotal } from './trace-fee.ts'

type Run = ExampleRun<PricingKind>
type Outcomes = readonly FeeOutcome[]

export const tariffExamples = defineExamples({ kind: 'tariff', member: 'examples', reads: pricingKinds, run: runTariffExample })

function runTariffExample(run: Run): void {
  const { document, example, reads } = run
  if (!isChosen(run)) return
  const outcomes = priceExample(reads, document.id, example)
  for (const expectation of expectedFees(example)) compareFee(run, expectation, outcomes)
  compareTotals(run, outcomes)
  compareTaxes(run, outcomes)
  if (!['amounts', 'totals', 'taxes', 'refused'].some((member) => example[member] !== undefined))
    run.report('/id', say('EXAMPLE-RESULT/expects-nothing'))
}

/** Of an example that names a port or a place: whether this tariff is the one that applies there. */
function isChosen({ document, example, reads, report }: Run): boolean {
  const { port, site } = example
  if (port === undefined && site === undefined) return true
  const day = dayOf(example, toTariff(document.id, document.value))
  const service = String(objectOf(document.value.applies).service ?? '')
  const other = reads.ask(chosenTariff, service, String(port ?? ''), String(site ?? ''), day)
  if (other === document.id) return true
  const where = String(port ?? site)
  const fault = other === '' ? say('EXAMPLE-RESULT/no-tariff', { where, day }) : say('EXAMPLE-RESULT/other-tariff', { where, day, other })
  report(port === undefined ? '/site' : '/port', { ...fault, related: document.paths.map((path) => ({ path, pointer: '/applies' })) })
  return false
}

const chosenTariff = defineQuery('tariff that applies', {
  reads: ['tariff'],
  answer: (documents, service: string, pol: string, site: string, day: string) => {
    const tariffs = Object.entries(documents.all('tariff')).map(([id, tariff]) => toTariff(id, tariff))
    return chooseTariff(tariffs, { service, ...(pol === '' ? {} : { pol }), ...(site === '' ? {} : { site }), day })?.id ?? ''
  },
})

/** What an example says about one fee: its amount, or the error that refuses it. */
interface ExpectedFee {
  readonly fee: string
  readonly member: 'amounts' | 'refused'
  readonly expected: string
}

function expectedFees(example: JsonObject): ExpectedFee[] {
  return (['amounts', 'refused'] as const).flatMap((member) =>
    Object.entries(objectOf(example[member])).map(([fee, expected]) => ({ fee, member, expected: String(expected) })),
  )
}

function compareFee(run: Run, { fee, member, expected }: ExpectedFee, outcomes: Outcomes): void {
  const at = memberPointer(`/${member}`, fee)
  const fees = new Set(outcomes.map((outcome) => outcome.fee))
  if (!fees.has(fee)) {
    run.reportName(at, { ...say('EXAMPLE-RESULT/no-fee', { name: fee, known: [...fees] }), name: fee, known: fees })
    return
  }
  const refused = outcomes.find((outcome) => outcome.fee === fee && outcome.refusal)
  const amount = feeAmount(outcomes, fee)
  const isAsExpected =
    member === 'refused' ? refused?.refusal?.error === expected : amount !== undefined && compareDecimals(amount, expected) === 0
  if (!isAsExpected) run.report(at, { ...describeFee(run, { fee, member, expected }, refused, amount ?? ''), ...findCause(run, fee) })
}

function describeFee(run: Run, { fee, member, expected }: ExpectedFee, refused: FeeOutcome | undefined, amount: string): FindingMessage {
  if (refused) return describeRefusal(refused, expected)
  const trace = traceFee(run, fee)
  return member === 'refused'
    ? say('EXAMPLE-RESULT/accepted', { fee, expected, amount, trace })
    : say('EXAMPLE-RESULT/amount', { fee, expected, amount, trace })
}

function describeRefusal({ fee, refusal }: FeeOutcome, expected: string): FindingMessage {
  const params = Object.entries(refusal?.params ?? {}).flatMap(([name, value]) => (name === 'fee' ? [] : [`${name} = ${value}`]))
  return say('EXAMPLE-RESULT/refused', { fee, expected, error: refusal?.error ?? '', given: params })
}

function compareTotals(run: Run, outcomes: Outcomes): void {
  const lines = outcomes.flatMap((outcome) => outcome.lines)
  const refused = outcomes.find(({ refusal }) => refusal)
  for (const [currency, expected] of Object.entries(objectOf(run.example.totals))) {
    const at = memberPointer('/totals', currency)
    const ofCurrency = lines.filter((line) => line.currency === currency)
    const amount = sumDecimals(ofCurrency.map((line) => line.amount))
    if (refused) run.report(at, { ...describeRefusal(refused, String(expected)), ...findCause(run, refused.fee) })
    else if (compareDecimals(amount, String(expected)) !== 0)
      run.report(at, {
        ...say('EXAMPLE-RESULT/total', { currency, expected: String(expected), amount, trace: traceTotal(ofCurrency) }),
        ...findCause(run),
      })
  }
}

function compareTaxes(run: Run, outcomes: Outcomes): void {
  const taxes = totalTaxes(outcomes.flatMap((outcome) => outcome.lines))
  for (const [currency, expected] of Object.entries(objectOf(run.example.taxes))) {
    const ofCurrency = taxes.filter((tax) => tax.currency === currency)
    const amount = sumDecimals(ofCurrency.map(({ tax }) => tax))
    const rates = ofCurrency.map(({ rate }) => `${rate}%`)
    const trace = traceRates(run)
    if (compareDecimals(amount, String(expected)) !== 0)
      run.report(memberPointer('/taxes', currency), {
        ...say('EXAMPLE-RESULT/tax', { currency, expected: String(expected), amount, rates, trace }),
        ...findCause(run),
      })
  }
}
