/** Charge factors of a tariff line must be declared, and of a usable kind. */
import { findingTerms } from '#generated/findings.ts'
import { type JsonObject, objectOf, periodsName } from '#rules'
import { findTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { fieldSchema, listOf, stringsOf } from '../../resolve/schema.ts'
import { type CheckedDocument, reportName, reportPointer } from '../brand-check.ts'
import { findContext, nameIn } from '../context.ts'
import { validateData } from '../fields/data-validator.ts'
import { noteName } from '../names/name-ledger.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import type { LinePlace } from './tariff-prices.ts'
import type { TariffCheck } from './tariffs.ts'

interface Use {
  readonly fact: string
  readonly pointer: string
  readonly member: string
  readonly kind: 'fact-number' | 'fact-decimal' | 'fact-text' | 'any'
}

export function checkTariffFacts(check: TariffCheck, document: CheckedDocument, { line, at }: LinePlace): void {
  const { fields } = findContext(document, at, check)
  const facts = nameIn(document.value, 'facts')
  for (const { fact, pointer, member, kind } of usesOf(line, at)) {
    if (facts === '') reportPointer(check, document, pointer, say('TARIFF-FACT/none', { fact }))
    const field = fields?.[fact]
    if (field && !isOfKind(field, kind))
      reportPointer(check, document, pointer, say('TARIFF-FACT/kind', { fact, member, kind: kind === 'any' ? '' : findingTerms[kind] }))
  }
  for (const { table, pointer } of tablesOf(line, at)) checkRowFacts(check, document, { table, pointer, fields: fields ?? {} })
}

function usesOf(line: JsonObject, at: string): Use[] {
  const named = (member: string, value: unknown, kind: Use['kind']): Use[] =>
    typeof value === 'string' ? [{ fact: value, pointer: `${at}/${member}`, member: member.split('/')[0] ?? '', kind }] : []
  return [
    ...named('count', line.count, 'fact-number'),
    ...named('amount', line.amount, 'fact-decimal'),
    ...named('since/fact', objectOf(line.since).fact, 'fact-text'),
    ...tablesOf(line, at).flatMap(({ table, pointer }) =>
      stringsOf(table.by).map((fact, index): Use => ({ fact, pointer: `${pointer}/by/${index}`, member: 'by', kind: 'any' })),
    ),
  ]
}

function tablesOf(line: JsonObject, at: string): { readonly table: JsonObject; readonly pointer: string }[] {
  const periods = listOf(line[periodsName]).map((period, index) => ({
    table: objectOf(objectOf(period).table),
    pointer: `${at}/${periodsName}/${index}/table`,
  }))
  return [{ table: objectOf(line.table), pointer: `${at}/table` }, ...periods]
}

/** The charge factors of an example must be values that an order could have. */
export function checkExampleFacts(check: TariffCheck, document: CheckedDocument, { facts = {} }: JsonObject, at: string): void {
  const { fields } = findContext(document, `${at}/facts`, check)
  const [fact] = Object.keys(objectOf(facts))
  if (fact !== undefined && document.value.facts === undefined)
    reportName(check, document, memberPointer(`${at}/facts`, fact), say('TARIFF-FACT/none', { fact }))
  const context = { documents: check.reads, enums: true }
  const properties = Object.fromEntries(Object.entries(fields ?? {}).map(([name, field]) => [name, fieldSchema(field, context)]))
  for (const { segments, ...fault } of validateData(check.dataValidator, { part: 'EXAMPLE', schema: { properties }, value: facts }))
    reportPointer(check, document, segments.reduce(memberPointer, `${at}/facts`), fault)
}

/** A number is a decimal, or a boolean that counts as one. */
function isOfKind({ type, format }: JsonObject, kind: Use['kind']): boolean {
  const isDecimal = (type === 'string' && format === 'decimal') || type === 'integer'
  if (kind === 'fact-decimal') return isDecimal
  if (kind === 'fact-number') return isDecimal || type === 'boolean'
  return kind === 'any' || (type === 'string' && !isDecimal)
}

interface RowFacts {
  readonly table: JsonObject
  readonly pointer: string
  readonly fields: Readonly<Record<string, JsonObject>>
}

/** A row's value for a factor with choices must be one of them. */
function checkRowFacts(check: TariffCheck, document: CheckedDocument, { table, pointer, fields }: RowFacts): void {
  for (const [index, row] of listOf(table.rows).entries()) {
    for (const [fact, value] of Object.entries(objectOf(objectOf(row).at))) {
      const { dictionary, reference } = fields[fact] ?? {}
      const list = typeof dictionary === 'string' ? `dictionary-row:${dictionary}` : `reference-row:${String(reference)}`
      if ((dictionary === undefined && reference === undefined) || typeof value !== 'string') continue
      const { place } = findTree(document.tree, memberPointer(`${pointer}/rows/${index}/at`, fact)).tree
      noteName(check, list, value, { place, offset: place.offset })
    }
  }
}
