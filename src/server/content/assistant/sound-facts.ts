/** Facts from outside the portal, of an earlier question or a language model: only those that a question could state are kept. */
import type { BrandPlan } from '#config'
import { compareDecimals, isDay, isDecimal, isObject, type Json, type JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { listOfFact } from './lexicon.ts'
import type { Facts } from './reading.ts'

type Documents = Pick<BrandPlan, 'documents'>

export function soundFacts(tool: JsonObject, given: JsonObject, brand: Documents): Facts {
  const sound = listObjects(tool.facts).flatMap((fact) => {
    const value = given[String(fact.id)]
    return value !== undefined && isSound(fact, value, brand) ? [[String(fact.id), value] as const] : []
  })
  return Object.fromEntries(sound)
}

function isSound(fact: JsonObject, value: Json, { documents }: Documents): boolean {
  switch (fact.kind) {
    case 'row':
      return typeof value === 'string' && rowIds(fact, documents).has(value)
    case 'containers':
      return (
        typeof value === 'string' &&
        readMix(value).length > 0 &&
        readMix(value).every(({ boxType }) => rowIds(fact, documents).has(boxType))
      )
    case 'number':
    case 'own-number':
      return typeof value === 'string' && /^[A-Z0-9]{5,20}$/.test(value)
    case 'days':
      return isObject(value) && isDay(String(value.from)) && isDay(String(value.to)) && String(value.from) <= String(value.to)
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1000
    case 'amount':
      return typeof value === 'string' && isDecimal(value) && compareDecimals(value, '0') > 0
    default:
      return typeof value === 'string' && value.length > 0 && value.length <= 500
  }
}

function rowIds(fact: JsonObject, documents: BrandPlan['documents']): Set<string> {
  const [kind = '', name = ''] = listOfFact(fact)?.split('/') ?? []
  return new Set(listObjects(documents[kind]?.[name]?.rows).map(({ id }) => String(id)))
}

export interface BoxCount {
  readonly boxType: string
  readonly quantity: number
}

/** Containers as the portal's addresses write them, such as 20GP*1,40HQ*2; empty if it is anything else. */
export function readMix(mix: string): BoxCount[] {
  const rows = mix.split(',').map((row) => /^([A-Z0-9]{4})\*([1-9]\d{0,2})$/.exec(row))
  return rows.every((row) => row !== null) ? rows.map(([, boxType = '', quantity]) => ({ boxType, quantity: Number(quantity) })) : []
}
