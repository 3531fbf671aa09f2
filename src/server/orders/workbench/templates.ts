/** Bookings saved under a name, as templates for new ones. */
import { randomUUID } from 'node:crypto'
import type { JsonObject } from '#rules'
import { type Call, type Handlers, limitOf, type Result, readRows } from '../../kernel/index.ts'
import { carryOver } from './carry-over.ts'
import { factsOfForm, findOrderForm } from './form-places.ts'
import { scopeBy } from './store.ts'
import {
  countHeld,
  findTemplate,
  insertTemplate,
  moveTemplate,
  noteUse,
  renameTemplate,
  type Template,
  templatesOf,
} from './template-store.ts'
import { findReadableOrder } from './ticket.ts'

type TemplateHandlers = Pick<
  Handlers,
  | 'list-templates'
  | 'save-template'
  | 'save-order-template'
  | 'start-from-template'
  | 'rename-template'
  | 'remove-template'
  | 'restore-template'
>

const grid = 'order-templates'
const kibibyte = 1024
const missing = { ok: false, error: 'error.not-found' } as const

export const templateHandlers: TemplateHandlers = {
  'list-templates': async (input, call) => {
    const scope = scopeBy(grid, call)
    if (!scope) return missing
    return await readRows(call, input, templatesOf(scope, input.orderType), {
      more: ({ user_id, data }) => ({ ...data.facts, own: user_id === call.actor.userId }),
    })
  },

  'save-template': async ({ name, orderType, values }, call) => keep(call, { name, orderType, values: values as JsonObject }),

  'save-order-template': async ({ omsOrderNo, name }, call) => {
    const order = await findReadableOrder(call, omsOrderNo)
    if (!order.ok) return order
    const { orderType, booking } = order.value.data
    return keep(call, { name, orderType, values: booking })
  },

  'start-from-template': async ({ templateId }, call) => {
    const template = await findOwn(call, templateId)
    if (!template.ok) return template
    const { id, order_type: orderType, data } = template.value
    const place = findOrderForm(call.brand, call.language, orderType)
    if (!place) return missing
    await noteUse(call.db, id, call.now())
    // The form may have changed since: values of removed fields are dropped.
    const { values } = carryOver({ brand: call.brand, orderType, form: place.form, values: data.values })
    return { ok: true, value: { orderType, place: place.place, route: place.route, values } as never }
  },

  'rename-template': async ({ templateId, name }, call) => {
    const template = await findOwn(call, templateId)
    if (!template.ok) return template
    await renameTemplate(call.db, template.value.id, name.trim(), call.now())
    return { ok: true, value: { templateId, name: name.trim() } }
  },

  'remove-template': ({ templateId }, call) => move(call, templateId, call.now()),

  'restore-template': ({ templateId }, call) => move(call, templateId, null),
}

/** Idempotent: a second click changes nothing and is not an error. */
async function move(call: Call, templateId: string, removedAt: Date | null): Promise<Result<{ templateId: string }>> {
  const template = await findOwn(call, templateId)
  if (!template.ok) return template
  const { id, removed_at: before } = template.value
  if ((before === null) !== (removedAt === null)) await moveTemplate(call.db, id, removedAt)
  return { ok: true, value: { templateId } }
}

async function findOwn(call: Call, templateId: string): Promise<Result<Template>> {
  const scope = scopeBy(grid, call)
  const template = scope && (await findTemplate(call.db, scope, templateId))
  return template ? { ok: true, value: template } : missing
}

interface Kept {
  readonly name: string
  readonly orderType: string
  readonly values: JsonObject
}

async function keep(call: Call, { name, orderType, values }: Kept): Promise<Result<{ templateId: string }>> {
  const { actor, brand } = call
  const place = Object.hasOwn(brand.documents['order-type'] ?? {}, orderType) && findOrderForm(brand, call.language, orderType)
  if (!place) return { ok: false, error: 'error.invalid', fields: [{ path: '/orderType', id: 'invalid.enum', params: {} }] }
  const { values: kept } = carryOver({ brand, orderType, form: place.form, values })
  if (Buffer.byteLength(JSON.stringify(kept)) > limitOf(brand, 'draftKilobytes') * kibibyte) return { ok: false, error: 'error.too-large' }
  const facts = Object.fromEntries(Object.entries(factsOfForm(call, place, kept)).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  const userId = actor.userId ?? ''
  return call.transaction(async (tx) => {
    if ((await countHeld(tx, brand.id, userId)) >= limitOf(brand, 'orderTemplatesMax'))
      return { ok: false as const, error: 'error.limited' }
    const id = randomUUID()
    const data = { values: kept, facts, savedBy: actor.name, savedByLatin: actor.latinName }
    const whose = { brand: brand.id, companyId: actor.companyId, userId, release: call.release.id }
    await insertTemplate(tx, { id, ...whose, orderType, name: name.trim(), at: call.now(), data })
    return { ok: true as const, value: { templateId: id } }
  })
}
