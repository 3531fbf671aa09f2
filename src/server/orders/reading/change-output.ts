/** Changes and holds of an order as they leave: people by their name in the language of the request. */
import type { Json, JsonObject } from '#rules'
import { payAfterChange } from '../changing/amend.ts'
import { type OpenChange, type OrderData, type SettledChange, toJson } from '../record.ts'

export function toChangeOutput(data: OrderData, language: string): JsonObject {
  const say = (change: OpenChange) => inWords(toJson(change), ['by', 'offeredBy', 'settledBy'], language)
  const open = data.openChange && { ...say(data.openChange), ...payAfterChange(data) }
  return {
    ...(open ? { openChange: open } : {}),
    ...(data.earlierChanges ? { earlierChanges: data.earlierChanges.map((change: SettledChange) => say(change)) } : {}),
    ...(data.holds ? { holds: data.holds.map((hold) => inWords(toJson(hold), ['by', 'releasedBy'], language)) } : {}),
    ...(data.balance === undefined ? {} : { balance: data.balance }),
  }
}

/** What the server worked out has nobody's name. */
function inWords(object: JsonObject, names: readonly string[], language: string): JsonObject {
  const { summary: _inner, ...kept } = object
  const words: Record<string, Json> = { ...kept }
  for (const name of names) {
    const latin = words[`${name}Latin`]
    delete words[`${name}Latin`]
    if (language !== 'zh' && latin !== undefined) words[name] = latin
  }
  return words
}
