import type { Json, JsonObject } from '#rules'
import { type Call, type Handlers, listObjects, pickWords, todayOf } from '../kernel/index.ts'
import { listShown } from '../records/index.ts'
import { listDictionaries } from './rows.ts'

type DictionaryHandlers = Pick<Handlers, 'query-dict-rows' | 'query-warehouse-dict-rows' | 'query-activities' | 'query-service-contacts'>

export const dictionaryHandlers: DictionaryHandlers = {
  'query-dict-rows': async (input, call) => ({ ok: true, value: listDictionaries(input.keys, 'common', call) }),

  'query-warehouse-dict-rows': async (input, call) => {
    const language = input.language && call.brand.languages.includes(input.language) ? input.language : call.language
    return { ok: true, value: listDictionaries(input.keys, 'warehouse', { brand: call.brand, language }) }
  },

  'query-activities': async (_input, call) => {
    const today = todayOf(call)
    const running = listObjects(call.brand.activities).filter((activity) => isRunning(activity, today))
    return { ok: true, value: { opsActivityConfigurationVo: running.map((activity) => toActivity(activity, call)) } }
  },

  'query-service-contacts': async (input, call) => {
    if (input.platformName !== call.brand.productCode) return { ok: true, value: [] }
    return { ok: true, value: (await listShown('service-contact', call)).map(toContact) }
  },
}

function isRunning(activity: JsonObject, today: string): boolean {
  const { from, to } = activity
  return (typeof from !== 'string' || from <= today) && (typeof to !== 'string' || today <= to)
}

function toActivity(activity: JsonObject, call: Call) {
  return {
    id: readString(activity.id),
    label: pickWords(activity.label, call),
    text: pickWords(activity.text, call),
    ...(typeof activity.from === 'string' ? { from: activity.from } : {}),
    ...(typeof activity.to === 'string' ? { to: activity.to } : {}),
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

function readString(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
