/** Explains the amount of an example: the figures it comes from, and where they are. */
import type { FeeLine, FeeOutcome } from '#domain'
import { type JsonObject, sumDecimals } from '#rules'
import { type DocumentPart, pointerOf, type Tree } from '../../read/documents.ts'
import { type FindingLanguage, formatFrame } from '../../read/messages.ts'
import { createLocate, stampTariff } from '../../resolve/stamp-tariffs.ts'
import type { Fault } from '../brand-check.ts'
import type { ExampleRun } from './example-kind.ts'
import { fillLimits } from './fill-limits.ts'
import { type PricingKind, priceExample, toTariff } from './price-example.ts'
import { findLimit, idOf, limitsIn, lineOf, linesOf, linesOfFee, partOf } from './tariff-trees.ts'

type Run = ExampleRun<PricingKind>
type Words = Readonly<Record<FindingLanguage, string>>

/** What was calculated for the fee, and from which figures. */
export function traceFee(run: Run, fee: string): Words {
  const { document, example, reads, whole } = run
  const stamped = fillLimits(stampTariff(document, createLocate(whole.textOf)), reads) as JsonObject
  const outcomes = priceExample(reads, document.id, example, toTariff(document.id, stamped)).filter((outcome) => outcome.fee === fee)
  const charged = outcomes.flatMap(({ lines }) => lines.map((line) => traceLine(run, line)))
  const applied = outcomes.filter(({ kind }) => kind !== 'not-asked')
  return join([
    ...(charged.length > 0 ? charged : [traceNothing(run, applied[0] ?? outcomes[0])]),
    ...applied.flatMap(({ line }) => traceLimits(run, line)),
  ])
}

/** The fees that make up a sum. */
export function traceTotal(lines: readonly FeeLine[]): Words {
  return join(lines.map(({ fee, amount }) => frame('example-fee', { fee, amount: short(amount) })))
}

/** The limits that set tax rates. */
export function traceRates(run: Run): Words {
  const { members } = run.document.tree
  const rates = [members.get('tax'), ...linesOf(run.document.tree).map((line) => partOf(line, 'tax'))]
  const limits = rates.flatMap(limitsIn).flatMap((name) => traceLimit(run, name))
  return limits.length === 0 ? { zh: '', en: '' } : join([{ zh: '', en: '' }, ...limits])
}

function traceLine({ document, placeOf }: Run, { unitPrice, quantity, amount, why }: FeeLine): Words {
  const figures = {
    amount: short(amount),
    price: short(unitPrice),
    quantity,
    member: why?.decided ?? '',
    place: `${why?.path}:${why?.row}`,
  }
  const figure = frame(quantity === '1' ? 'example-figure' : 'example-times', figures)
  const free = partOf(lineOf(document.tree, why?.line ?? ''), 'free')
  return free ? join([figure, frame('example-free', { free: why?.free ?? '', place: placeOf(free) })]) : figure
}

function traceNothing({ document, placeOf }: Run, outcome: FeeOutcome | undefined): Words {
  const line = lineOf(document.tree, outcome?.line ?? '') ?? document.tree
  if (outcome?.kind !== 'free') return frame('example-not-asked', { place: placeOf(line) })
  return frame('example-all-free', { place: placeOf(partOf(line, 'free') ?? line) })
}

function traceLimits(run: Run, line: string): Words[] {
  const names = partsButTax(lineOf(run.document.tree, line) ?? run.document.tree).flatMap(limitsIn)
  return names.flatMap((name) => traceLimit(run, name))
}

function traceLimit({ whole, placeOf }: Run, name: string): Words[] {
  const limit = findLimit(whole, name)?.tree
  return limit?.kind === 'value' ? [frame('example-limit', { name, value: String(limit.value), place: placeOf(limit) })] : []
}

/** The parts of documents that the result follows from; all lines of the tariff if it is not about one fee. */
export function findCause({ document, example, whole }: Run, fee?: string): Pick<Fault, 'cause' | 'related'> {
  const lines = fee === undefined ? linesOf(document.tree) : linesOfFee(document.tree, fee)
  // Tax decides totals, not the amount of a fee.
  const figures = fee === undefined ? [document.tree.members.get('tax'), ...lines] : lines.flatMap(partsButTax)
  const limits = [...new Set(figures.flatMap(limitsIn))]
  const pointers = [
    ...lines.map((line) => pointerOf(['lines', idOf(line)])),
    ...['variant', 'tax', 'applies'].map((member) => pointerOf([member])),
    pointerOf(['examples', String(example.id)]),
  ]
  const related: DocumentPart[] = [
    ...document.paths.flatMap((path) => pointers.map((pointer) => ({ path, pointer }))),
    ...limits.flatMap((name) => (findLimit(whole, name)?.paths ?? []).map((path) => ({ path, pointer: pointerOf(['limits', name]) }))),
  ]
  // One wrong figure can break many examples; a few of them are enough.
  return { cause: `example ${limits[0] ?? `${document.id} ${fee ?? ''}`}`, related }
}

/** Without the zeros of the currency's decimals, as examples are written. */
function short(amount: string): string {
  return sumDecimals([amount])
}

function partsButTax(line: Tree): readonly Tree[] {
  return line.kind === 'object' ? [...line.members].flatMap(([name, part]) => (name === 'tax' ? [] : [part])) : []
}

function frame(name: Parameters<typeof formatFrame>[0], params: Readonly<Record<string, string>>): Words {
  return { zh: formatFrame(name, params, 'zh'), en: formatFrame(name, params, 'en') }
}

function join(parts: readonly Words[]): Words {
  const joined = (language: FindingLanguage) =>
    [...new Set(parts.map((part) => part[language]))].join(formatFrame('example-join', {}, language))
  return { zh: joined('zh'), en: joined('en') }
}
