import type { Json, JsonObject } from '#rules'
import { type Call, type Handlers, listObjects, pickWords, todayOf } from '../kernel/index.ts'
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
    const contacts = input.platformName === call.brand.productCode ? listObjects(call.brand.contacts) : []
    return { ok: true, value: contacts.map((contact) => toContact(contact, call)) }
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

function toContact(contact: JsonObject, call: Call) {
  return {
    id: readString(contact.id),
    label: pickWords(contact.label, call),
    phone: readString(contact.phone),
    ...(typeof contact.email === 'string' ? { email: contact.email } : {}),
    hours: pickWords(contact.hours, call),
  }
}

function readString(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
