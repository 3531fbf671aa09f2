/** Whether a tariff is consistent: its facts, variants and percentages exist, and no fee is charged twice. */
import { isErrorId } from '#domain'
import { findingTerms } from '#generated/findings.ts'
import { areExclusive, compareDecimals, type Json, type JsonObject, objectOf } from '#rules'
import { findTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import {
  type CheckedDocument,
  type DocumentCheck,
  defineDocumentCheck,
  reportName,
  reportPointer,
  type WholeCheck,
} from '../brand-check.ts'
import { contextKinds, findContext, nameIn } from '../context.ts'
import { worldOf } from '../expressions/expressions.ts'
import { hasName, namesOf } from '../names/known-names.ts'
import { noteName } from '../names/name-ledger.ts'
import { checkExampleFacts, checkTariffFacts } from './tariff-facts.ts'
import { checkLinePrices, figureOf, type LinePlace } from './tariff-prices.ts'

/** Bases that count a factor by name. */
const counting = new Set(['per-hour', 'per-day', 'per-night', 'per-tonne', 'per-kg', 'per-cbm'])

/** Inputs for checking a tariff. */
export type TariffCheck = DocumentCheck<TariffKind>

const tariffKinds = [...contextKinds, 'name'] as const
type TariffKind = (typeof tariffKinds)[number]

export const tariffCheck = defineDocumentCheck('tariff', { reads: tariffKinds, run: checkTariff })

function checkTariff(check: TariffCheck, document: CheckedDocument): void {
  if (document.kind !== 'tariff') return
  const { from, to } = objectOf(document.value.applies)
  if (typeof from === 'string' && typeof to === 'string' && from > to)
    reportPointer(check, document, '/applies/to', say('BOUNDS/tariff-period', { from, to }))
  const lines = placesOf(document, 'lines')
  checkVariants(check, document, lines)
  checkShareIsMeant(check, document, { figure: objectOf(document.value.tax).rate, pointer: '/tax/rate', ...taxes })
  for (const place of lines) {
    checkLinePrices(check, document, place)
    checkTariffFacts(check, document, place)
    checkBasis(check, document, place)
    checkNames(check, document, place)
    checkShare(check, document, place, lines)
    checkPercent(check, document, place)
  }
  for (const { line: example, at } of examplesOf(document)) checkExampleFacts(check, document, example, at)
  checkCircles(check, document, lines)
  checkTwice(check, document, lines)
}

function placesOf({ value }: CheckedDocument, member: string): LinePlace[] {
  return listOf(value[member]).map((line, index) => ({ line: objectOf(line), at: `/${member}/${index}` }))
}

function examplesOf(document: CheckedDocument): LinePlace[] {
  return placesOf(document, 'examples')
}

/** A variant named by a line, an example or the tariff must exist, and each must have a line. */
function checkVariants(check: TariffCheck, document: CheckedDocument, lines: readonly LinePlace[]): void {
  const variantNames = listOf(document.value.variants).map((variant) => nameIn(objectOf(variant), 'id'))
  const named = [
    { name: document.value.variant, at: '/variant' },
    ...[...lines, ...examplesOf(document)].map(({ line, at }) => ({ name: line.variant, at: `${at}/variant` })),
  ]
  const strangers = named.filter(({ name }) => typeof name === 'string' && !variantNames.includes(name))
  for (const { name, at } of strangers) {
    if (typeof name !== 'string') continue
    reportPointer(check, document, at, {
      ...say('REFERENCE/missing', { kind: findingTerms.variant, name, known: variantNames }),
      name,
      known: variantNames,
    })
  }
  if (variantNames.length > 0 && document.value.variant === undefined) reportName(check, document, '/variants', say('VARIANT/unsaid'))
  // If a line names an unknown variant, it may be a misspelling of the one that seems to have no line.
  if (strangers.length > 0) return
  for (const [index, name] of variantNames.entries())
    if (!lines.some(({ line }) => line.variant === name))
      reportPointer(check, document, `/variants/${index}/id`, say('VARIANT/empty', { name }))
}

/** Members of a line that depend on how it is charged. */
function checkBasis(check: TariffCheck, document: CheckedDocument, { line, at }: LinePlace): void {
  const basis = nameIn(line, 'basis')
  const isCounted = line.count !== undefined || (line.since !== undefined && basis === 'per-hour')
  for (const member of ['free', 'step'])
    if (line[member] !== undefined && !isCounted) reportName(check, document, `${at}/${member}`, say('TARIFF-LINE/free', { member }))
  if (counting.has(basis) && !isCounted) reportPointer(check, document, `${at}/basis`, say('TARIFF-LINE/uncounted', { basis }))
  if (line.percent !== undefined && basis !== 'percent')
    reportName(check, document, `${at}/percent`, say('TARIFF-LINE/percent-basis', { basis }))
  if (basis === 'percent' && !says(line, 'percent')) reportPointer(check, document, `${at}/basis`, say('TARIFF-LINE/percent-missing'))
  if (says(line, 'percent') !== (line.of !== undefined))
    reportName(check, document, `${at}/${line.of === undefined ? 'percent' : 'of'}`, say('TARIFF-LINE/of'))
  if (line.free !== undefined && line.bands !== undefined) reportName(check, document, `${at}/free`, say('TARIFF-LINE/bands-free'))
  const per = nameIn(objectOf(line.cap), 'per')
  if (per !== '' && per !== 'charge' && basis !== 'per-hour')
    reportPointer(check, document, `${at}/cap/per`, say('TARIFF-LINE/window', { per, basis }))
}

/** Whether the line, or one of its periods, has the member. */
function says(line: JsonObject, member: string): boolean {
  return line[member] !== undefined || listOf(line.$periods).some((period) => objectOf(period)[member] !== undefined)
}

/** Names that a line uses by default: its id for the fee, a text for a rejection. */
function checkNames(check: TariffCheck, document: CheckedDocument, { line, at }: LinePlace): void {
  if (line.fee === undefined && hasName(check.reads, 'dictionary', 'fee')) {
    const { place } = findTree(document.tree, `${at}/id`).tree
    noteName(check, 'dictionary-row:fee', nameIn(line, 'id'), { place, offset: place.offset })
  }
  const missing = nameIn(objectOf(line.table), 'missing')
  if (missing === '' || isErrorId(missing) || !hasName(check.reads, 'text', missing)) return
  const errorNames = [...namesOf(check.whole().reads, 'text')].filter(isErrorId)
  const saying = say('REFERENCE/missing', { kind: findingTerms.refusal, name: missing, known: errorNames })
  reportPointer(check, document, `${at}/table/missing`, { ...saying, name: missing, known: errorNames })
}

function feeOf({ line }: LinePlace): string {
  return nameIn(line, 'fee') || nameIn(line, 'id')
}

function isCalled(place: LinePlace, name: string): boolean {
  return feeOf(place) === name || place.line.id === name
}

/** A percentage applies to factors, or to fees in the same currency. */
function checkShare(check: TariffCheck, document: CheckedDocument, { line, at }: LinePlace, lines: readonly LinePlace[]): void {
  const { fields } = findContext(document, `${at}/of`, check)
  if (document.value.facts !== undefined && !fields) return
  const facts = Object.keys(fields ?? {})
  const subjects = [...facts, ...lines.flatMap((other) => [feeOf(other), nameIn(other.line, 'id')])]
  for (const [index, name] of stringsOf(line.of).entries()) {
    const pointer = `${at}/of/${index}`
    if (!subjects.includes(name)) {
      const saying = say('REFERENCE/missing', { kind: findingTerms['fact-or-fee'], name, known: subjects })
      reportPointer(check, document, pointer, { ...saying, name, known: subjects })
    }
    const other = lines.find((place) => isCalled(place, name) && place.line.currency !== line.currency)
    if (other && !facts.includes(name)) {
      const currencies = { currency: nameIn(line, 'currency'), other: nameIn(other.line, 'currency') }
      reportPointer(check, document, pointer, say('TARIFF-LINE/other-currency', { name, ...currencies }))
    }
  }
}

/** Less could not be meant of any sum; more than everything is no share. */
const percentages = { least: '0.01', most: '100' } as const
/** Taxes of half the price or more do not exist. */
const taxes = { least: '1', most: '50' } as const

/** A percentage or a tax rate written as a fraction, or without its decimal point. Of a fee, less than one percent is a fraction. */
function checkPercent(check: TariffCheck, document: CheckedDocument, { line, at }: LinePlace): void {
  const facts = Object.keys(findContext(document, `${at}/of`, check).fields ?? {})
  const isOfFees = stringsOf(line.of).every((name) => !facts.includes(name))
  const least = isOfFees ? '1' : percentages.least
  const holders = [
    { holder: line, at },
    ...listOf(line.$periods).map((period, index) => ({ holder: objectOf(period), at: `${at}/$periods/${index}` })),
  ]
  for (const { holder, at: pointer } of holders)
    checkShareIsMeant(check, document, { figure: holder.percent, pointer: `${pointer}/percent`, least, most: percentages.most })
  checkShareIsMeant(check, document, { figure: objectOf(line.tax).rate, pointer: `${at}/tax/rate`, ...taxes })
}

interface Share {
  readonly figure: Json | undefined
  readonly pointer: string
  readonly least: string
  readonly most: string
}

function checkShareIsMeant(check: TariffCheck, document: CheckedDocument, { figure, pointer, least, most }: Share): void {
  // A limit has bounds of its own.
  const percent = typeof figure === 'string' ? figureOf(check, figure) : undefined
  if (percent === undefined || compareDecimals(percent, '0') === 0) return
  if (compareDecimals(percent, least) < 0) reportPointer(check, document, pointer, say('TARIFF-LINE/fraction', { percent, least }))
  if (compareDecimals(percent, most) > 0) reportPointer(check, document, pointer, say('TARIFF-LINE/percent-above', { percent, most }))
}

/** A percentage of a fee that depends on it could never be calculated. */
function checkCircles(check: TariffCheck, document: CheckedDocument, lines: readonly LinePlace[]): void {
  const seen = new Set<LinePlace>()
  const follow = (path: readonly LinePlace[]): void => {
    const current = path.at(-1)
    for (const [index, name] of stringsOf(current?.line.of).entries()) {
      for (const next of lines.filter((place) => isCalled(place, name))) {
        const start = path.indexOf(next)
        if (start < 0) follow([...path, next])
        else if (!path.slice(start).some((place) => seen.has(place))) {
          for (const place of path.slice(start)) seen.add(place)
          const circle = [...path.slice(start), next].map((place) => nameIn(place.line, 'id')).join(' -> ')
          reportPointer(check, document, `${current?.at}/of/${index}`, say('CIRCLE/round', { circle }))
        }
      }
    }
  }
  for (const place of lines) follow([place])
}

/** Lines with the same fee must differ in variant or condition. */
function checkTwice(check: TariffCheck, document: CheckedDocument, lines: readonly LinePlace[]): void {
  const { scope } = findContext(document, '/lines', check)
  for (const [index, later] of lines.entries()) {
    const earlier = lines.slice(0, index).find((other) => feeOf(other) === feeOf(later) && !areApart(other.line, later.line))
    if (!earlier) continue
    const names = { fee: feeOf(later), other: nameIn(earlier.line, 'id') }
    reportPointer(check, document, `${later.at}/${later.line.fee === undefined ? 'id' : 'fee'}`, say('TARIFF-BOTH/lines', names))
  }

  function areApart(one: JsonObject, other: JsonObject): boolean {
    if (one.variant !== undefined && other.variant !== undefined && one.variant !== other.variant) return true
    // A duplicate id has its own finding.
    if (one.id === other.id) return true
    if (typeof one.when !== 'string' || typeof other.when !== 'string') return false
    return areExclusive(one.when, other.when, scope, worldOf(check.reads))
  }
}

/** Reports a variant that no brand uses. */
export function checkUnusedVariants(checks: readonly WholeCheck[]): void {
  const chosen = new Set<string>()
  const declared = new Map<
    string,
    { readonly check: WholeCheck; readonly document: CheckedDocument; readonly index: number; readonly name: string }
  >()
  for (const check of checks) {
    for (const document of check.documentsOf('tariff')) {
      if (!document.sound) continue
      chosen.add(`${document.id} ${nameIn(document.value, 'variant')}`)
      for (const [index, variant] of listOf(document.value.variants).entries()) {
        const name = nameIn(objectOf(variant), 'id')
        declared.set(`${document.id} ${name}`, { check, document, index, name })
      }
    }
  }
  for (const [key, { check, document, index, name }] of declared)
    if (!chosen.has(key))
      reportPointer(check, document, `/variants/${index}/id`, { ...say('VARIANT/never', { name }), severity: 'warning' })
}
