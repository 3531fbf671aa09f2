import { type Json, type JsonObject, textOf } from '#rules'
import { type Call, type Handlers, todayOf } from '../../kernel/index.ts'
import { listPublishedRecords } from '../../platform/records/index.ts'
import { listDictionaries } from './rows.ts'

type DictionaryHandlers = Pick<Handlers, 'query-dict-rows' | 'query-warehouse-dict-rows' | 'query-activities' | 'query-service-contacts'>

export const dictionaryHandlers: DictionaryHandlers = {
  'query-dict-rows': async (input, call) => ({ ok: true, value: listDictionaries(input.keys, 'common', call) }),

  'query-warehouse-dict-rows': async (input, call) => {
    const language = input.language && call.brand.languages.includes(input.language) ? input.language : call.language
    return { ok: true, value: listDictionaries(input.keys, 'warehouse', { brand: call.brand, language }) }
  },

  'query-activities': async ({ place }, call) => {
    const today = todayOf(call)
    const running = (await listPublishedRecords('activity', call)).filter(({ from, to }) => String(from) <= today && today <= String(to))
    const placed = place === undefined ? running : running.filter(({ placement }) => listOf(placement).includes(place))
    return { ok: true, value: { opsActivityConfigurationVo: placed.map((activity) => toActivity(activity, call)) } }
  },

  'query-service-contacts': async (input, call) => {
    if (input.platformName !== call.brand.productCode) return { ok: true, value: [] }
    return { ok: true, value: (await listPublishedRecords('service-contact', call)).map(toContact) }
  },
}

function toActivity(
  { activityId, title, summary, from, to, placement, target, places, placesLeft }: JsonObject,
  { brand, language }: Pick<Call, 'brand' | 'language'>,
) {
  const page = brand.shells[language]?.routes.find(({ id }) => id === target)?.path
  return {
    id: readString(activityId),
    label: readString(title),
    text: readString(summary),
    from: readString(from),
    to: readString(to),
    placement: listOf(placement).map(readString),
    ...(page === undefined ? {} : { target: page }),
    ...(typeof places === 'number' ? { places } : {}),
    ...(typeof placesLeft === 'number' ? { placesLeft } : {}),
  }
}

function toContact({ serviceContactId, label, phone, email, hours }: JsonObject) {
  return {
    id: readString(serviceContactId),
    label: readString(label),
    phone: readString(phone),
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof hours === 'string' ? { hours } : {}),
  }
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

function readString(value: Json | undefined): string {
  return textOf(value) ?? ''
}
