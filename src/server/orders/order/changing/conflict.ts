/** The response to a stale write: who changed the order, when, and what changed. */
import type { Transaction } from 'kysely'
import { decide } from '#domain'
import { isObject, type Json, type JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import { type Call, displayField, labelOf, listObjects, nameIn, pickWords, type Refusal, readGrid } from '../../../kernel/index.ts'
import { type OrderEvent, type OrderRecord, relationTo } from '../record.ts'
import { findOrder, listEvents } from '../store.ts'
import type { Difference } from './differences.ts'

/** A field that changed since the caller saw it, labelled in the caller's language. */
interface ChangedField {
  readonly field: string
  readonly label: string
  readonly old: string
  readonly new: string
  readonly by: string
  readonly at: string
}

export async function refuseStale(call: Call, tx: Transaction<Database>, order: OrderRecord, seen: number): Promise<Refusal> {
  const current = (await findOrder(tx, order.brand, order.omsOrderNo)) ?? order
  const events = await listEvents(tx, order.omsOrderNo)
  const [last] = events
  const params = {
    version: current.version,
    by: last ? nameIn(call.language, { name: last.byName, latinName: last.byLatin }) : '',
    at: (last?.at ?? current.updatedAt).toISOString(),
  }
  const changed = describeChanges(call, order, eventsSince([...events].reverse(), seen))
  return { ok: false, error: 'error.conflict-version', params, data: { ...params, changed } }
}

/**
 * Whether only cut-offs that terminals and carriers published have changed since the caller saw the order. Sources write them while pages
 * are open; a decision about fees, payments or papers does not depend on them.
 */
export async function isOnlyPublished(tx: Transaction<Database>, order: OrderRecord, seen: number): Promise<boolean> {
  const since = eventsSince([...(await listEvents(tx, order.omsOrderNo))].reverse(), seen)
  return since.length > 0 && since.every(({ event, byUser }) => event === 'change-facts' && byUser === null)
}

/** Each change created one version; system changes belong to the preceding version. */
function eventsSince(events: readonly OrderEvent[], seen: number): OrderEvent[] {
  let version = 0
  return events.filter(({ byRole }) => {
    if (byRole !== 'system') version += 1
    return version > seen
  })
}

/** The first and last value of each field the caller may see; fields that ended at their old value are omitted. */
export function describeChanges(call: Call, order: OrderRecord, events: readonly OrderEvent[]): ChangedField[] {
  const fields = new Map<string, Difference & { readonly event: OrderEvent }>()
  for (const event of events) {
    for (const difference of namedFor(call, differencesOf(event))) {
      const field = fields.get(difference.field)
      fields.set(difference.field, { ...difference, from: field ? field.from : difference.from, event })
    }
  }
  return [...fields.values()].flatMap(({ field, from, to, event }) => {
    const declared = findField(call, order, field)
    if (!declared || from === to) return []
    const say = (value: Json) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : displayField(value, declared.field, call)
    return [
      {
        field,
        label: declared.label,
        old: say(from),
        new: say(to),
        by: nameIn(call.language, { name: event.byName, latinName: event.byLatin }),
        at: event.at.toISOString(),
      },
    ]
  })
}

function differencesOf({ changes, from, to }: OrderEvent): Difference[] {
  const fields = listObjects(changes.fields).map(({ field, from: before = null, to: after = null }) => ({
    field: String(field),
    from: before,
    to: after,
  }))
  return from === to ? fields : [{ field: 'state', from, to }, ...fields]
}

/** People are listed only by their name in the reader's script, without ids. */
function namedFor({ language }: Call, differences: readonly Difference[]): Difference[] {
  const latin = new Map(differences.flatMap((one) => (one.field.endsWith('Latin') ? [[one.field, one] as const] : [])))
  return differences.flatMap((one) => {
    if (one.field.endsWith('Latin') || one.field === 'ownerId') return []
    const isOwner = one.field === 'ownerName'
    const inReader = (language === 'zh' ? undefined : latin.get(isOwner ? 'ownerLatin' : `${one.field}Latin`)) ?? one
    return [{ ...inReader, field: isOwner ? 'owner' : one.field }]
  })
}

interface DeclaredField {
  readonly label: string
  readonly field: JsonObject
}

/** The field's declaration, with the labels on the path to it; undefined if the caller may not see it. */
function findField(call: Call, order: OrderRecord, path: string): DeclaredField | undefined {
  const { entity } = call.brand.documents
  const [first = '', ...rest] = path.split(/\.|(?=\[)/)
  const top = entity?.order?.properties
  let field = isObject(top) ? top[first] : undefined
  if (!isObject(field) || typeof field.policy !== 'string') return undefined
  if (!decide(readGrid(call.brand), field.policy, call.actor.kind, relationTo(order, call.actor)).allow) return undefined
  const labels = [pickWords(field.label, call) || first]
  for (const part of rest) {
    if (part.startsWith('[')) labels.push(sayItem(call, part.slice(1, -1)))
    else {
      const inner = fieldsOf(call, field)
      // Fields that an entity does not declare are internal, such as what a payment counts.
      if (inner && inner[part] === undefined) return undefined
      field = inner?.[part]
      labels.push((isObject(field) && pickWords(field.label, call)) || part)
    }
  }
  return { label: labels.join(' · '), field: isObject(field) ? field : {} }
}

/** The fields of an object, or of the items of a list; undefined if they are not declared. */
function fieldsOf(call: Call, outer: Json | undefined): JsonObject | undefined {
  if (!isObject(outer)) return undefined
  const holder = isObject(outer.items) ? outer.items : outer
  const entity = typeof holder.entity === 'string' ? call.brand.documents.entity?.[holder.entity] : holder
  return isObject(entity) && isObject(entity.properties) ? entity.properties : undefined
}

/** List items are identified by codes, such as a milestone and its class, or a fee and its container. */
function sayItem(call: Call, item: string): string {
  const lists = ['milestone', 'event-classifier', 'fee', 'container-type']
  return item
    .split('/')
    .map((code) => lists.map((list) => labelOf('dictionary', list, code, call)).find((label) => label !== code) ?? code)
    .join(' ')
}
