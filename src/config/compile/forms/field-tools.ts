/** What helps to fill in a field: a grid for its rows, records to choose from, files, codes, and links to explanations. */
import { type Json, type JsonObject, objectOf, textOf } from '#rules'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import { compileText } from '../pages/texts.ts'
import type { FieldView, LinkPlan } from '../release.ts'
import { type FieldKind, type LanguageContext, withoutUndefined } from '../source.ts'

type Grid = NonNullable<FieldView['grid']>

export function compileGrid(value: Json | undefined): Grid | undefined {
  if (value === undefined) return undefined
  const { amount, same, reason, live } = objectOf(value)
  return withoutUndefined({
    amount: amount === undefined ? undefined : amountOf(objectOf(amount)),
    same: same === undefined ? undefined : stringsOf(same),
    reason: textOf(reason),
    live: live === undefined ? undefined : liveOf(objectOf(live)),
  })
}

function amountOf({ of, currency }: JsonObject): NonNullable<Grid['amount']> {
  return { of: stringsOf(of), currency: String(currency) }
}

function liveOf({ rows, number, amount, currency, fault }: JsonObject): NonNullable<Grid['live']> {
  return { rows: String(rows), number: String(number), amount: String(amount), currency: String(currency), fault: String(fault) }
}

export function compileRecords(value: Json | undefined): FieldView['records'] {
  if (value === undefined) return undefined
  const { operation, input, value: id, label } = objectOf(value)
  return withoutUndefined({ operation: String(operation), input: textsOf(input), value: String(id), label: String(label) })
}

export function compilePick(value: Json | undefined, context: LanguageContext<FieldKind>): FieldView['pick'] {
  if (value === undefined) return undefined
  const { operation, grid, input, label, note, text, fills, page } = objectOf(value)
  return withoutUndefined({
    operation: String(operation),
    grid: String(grid),
    input: textsOf(input),
    label: String(label),
    note: textOf(note),
    text: compileText(objectOf(text), context),
    fills: Object.fromEntries(Object.entries(objectOf(fills)).map(([name, fields]) => [name, stringsOf(fields)])),
    page: textOf(page),
  })
}

export function compileUpload(value: Json | undefined): FieldView['upload'] {
  if (value === undefined) return undefined
  const { operation, accept } = objectOf(value)
  return { operation: String(operation), accept: listOf(accept).map(String) }
}

export function compileSend(value: Json | undefined): FieldView['send'] {
  if (value === undefined) return undefined
  const { operation, input } = objectOf(value)
  return { operation: String(operation), input: textsOf(input) ?? {} }
}

export function compileLinks(value: Json | undefined, context: LanguageContext<FieldKind>): FieldView['links'] {
  if (value === undefined) return undefined
  return listOf(value).map((entry) => {
    const { id, label, link } = objectOf(entry)
    // The check has validated the link against its schema.
    return { id: String(id), label: compileText(objectOf(label), context), link: objectOf(link) as LinkPlan }
  })
}

function textsOf(value: Json | undefined): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined
  return Object.fromEntries(Object.entries(objectOf(value)).map(([name, text]) => [name, String(text)]))
}
