/** Tariffs of a brand, for pricing and for display. */

import type { Tariff, TariffLine } from '#domain'
import { isObject, type JsonObject } from '#rules'
import { listObjects, pickWords, type Wording, wordsOf } from '../../kernel/index.ts'

/** A tariff for pricing, with its document for the labels. */
export interface TariffDocument {
  readonly id: string
  readonly tariff: Tariff
  readonly document: JsonObject
}

/** All tariffs of the brand, in the order of their document names. */
export function listTariffs({ brand }: Pick<Wording, 'brand'>): TariffDocument[] {
  return Object.entries(brand.documents.tariff ?? {}).map(([id, document]) => ({
    id,
    document,
    // The configuration check has validated the shape of tariffs.
    tariff: { ...document, id } as Tariff,
  }))
}

/** Lines of the active variant, each with its document. */
export function linesOf({ tariff, document }: TariffDocument, every = false): { line: TariffLine; document: JsonObject }[] {
  const documents = listObjects(document.lines)
  return tariff.lines.flatMap((line, index) => {
    const own = documents[index]
    const holds = every || line.variant === undefined || line.variant === tariff.variant
    return own && holds ? [{ line, document: own }] : []
  })
}

/** Members of a line whose value is only assumed; `line` for all of them. */
export function assumedOf({ source, assumed = [] }: TariffLine): string[] {
  return source === 'assumed' ? ['line'] : [...assumed]
}

/** The period in which the tariff applies, in words. */
export function validityOf({ tariff: { applies } }: TariffDocument, wording: Wording): string {
  const words = wordsOf(wording)
  const { from, to } = applies
  if (from !== undefined && to !== undefined) return words('terms.validBetween', { from, to })
  if (from !== undefined) return words('terms.validFrom', { from })
  return to === undefined ? words('terms.validOpen') : words('terms.validTo', { to })
}

/** Label of a tariff input. */
export function factLabel(document: JsonObject, fact: string, wording: Wording): string {
  const entity = typeof document.facts === 'string' ? wording.brand.documents.entity?.[document.facts] : undefined
  const fields = isObject(entity?.properties) ? entity.properties : {}
  const field = Object.hasOwn(fields, fact) ? fields[fact] : undefined
  return isObject(field) ? pickWords(field.label, wording) : fact
}
