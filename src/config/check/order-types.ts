/** Checks that an order type fills known fields, and that its pricing and placing operations match. */
import { type Json, type JsonObject, objectOf } from '#rules'
import type { Fields } from '../compile/forms/field-path.ts'
import type { Reads } from '../memo/memo.ts'
import { say } from '../read/messages.ts'
import { entityFields, formFields, listOf, stringsOf } from '../resolve/schema.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, reportPointer } from './brand-check.ts'

/** Members whose own members are fields filled by expressions. */
export const filledMembers: ReadonlySet<string> = new Set(['facts', 'summary', 'form'])

/** Fields filled by a member; undefined if there are none or they are unknown. */
export function orderTypeFields(
  holder: JsonObject,
  member: string,
  documents: Reads<'entity' | 'form' | 'order-type' | 'tariff'>,
): Fields | undefined {
  if (member === 'pricing') return factFields(holder.service, documents)
  // If the order entity cannot be read, its fields are unknown.
  if (member === 'summary') return documents.one('entity', 'order')?.properties ? entityFields('order', documents) : undefined
  if (member === 'price')
    return documents.one('form', String(holder.form))?.properties ? formFields(String(holder.form), documents) : undefined
  // In the type itself, `form` is a name; in a part, it gives the values for the form of the part's own type.
  const form = member === 'form' ? documents.one('order-type', String(holder.orderType))?.form : undefined
  return typeof form === 'string' && documents.one('form', form)?.properties ? formFields(form, documents) : undefined
}

/** Charge factors of all tariffs of a service. */
function factFields(service: JsonObject[string] | undefined, documents: Reads<'entity' | 'tariff'>): Fields | undefined {
  const asking = Object.values(documents.all('tariff')).filter(
    ({ applies, facts }) => objectOf(applies).service === service && typeof facts === 'string' && documents.one('entity', facts),
  )
  // Those of an entity that cannot be read are unknown.
  if (asking.length === 0 || asking.some(({ facts }) => !documents.one('entity', String(facts))?.properties)) return undefined
  return Object.assign({}, ...asking.map(({ facts }) => entityFields(String(facts), documents)))
}

/** Orders are placed with the form of their type, and priced with results its pages can show. */
export const orderTypesCheck = defineBrandCheck('order types', {
  reads: ['order-type', 'operation', 'entity', 'form'],
  run: (check) => {
    const types = check.documentsOf('order-type').filter(({ sound }) => sound)
    for (const document of types) checkFactGroups(check, document)
    for (const document of types) checkEnd(check, document)
    checkPrefixes(check, types)
    for (const document of check.documentsOf('operation')) if (document.sound) checkService(check, document)
  },
})

/** The last step of a service completes the order, and no step comes twice. */
function checkEnd(check: BrandCheck<'order-type'>, document: CheckedDocument): void {
  const steps = listOf(document.value.milestones).map(objectOf)
  const last = steps.at(-1)
  if (last && last.completes !== true)
    reportPointer(check, document, `/milestones/${steps.length - 1}`, { ...say('SERVICE/end'), severity: 'warning' })
  const seen = new Set<Json | undefined>()
  for (const [index, { milestone }] of steps.entries()) {
    const at = `/milestones/${index}/milestone`
    if (seen.has(milestone)) reportPointer(check, document, at, say('SERVICE/step-twice', { milestone: String(milestone) }))
    seen.add(milestone)
  }
}

/** Numbers of two kinds of orders must not look alike. */
function checkPrefixes(check: BrandCheck<'order-type'>, types: readonly CheckedDocument[]): void {
  const owners = new Map<string, string>()
  for (const document of types) {
    const prefix = String(document.value.document)
    const other = owners.get(prefix)
    if (document.value.document !== undefined && other !== undefined)
      reportPointer(check, document, '/document', say('SERVICE/prefix', { prefix, other }))
    owners.set(prefix, document.id)
  }
}

function checkService(check: BrandCheck<'order-type'>, document: CheckedDocument): void {
  const { handler, orderType, entity, input, output } = document.value
  const ofOrders = handler === 'price-order' || handler === 'create-order'
  if (ofOrders !== (orderType !== undefined)) reportPointer(check, document, ofOrders ? '/handler' : '/orderType', say('SERVICE/pair'))
  const ofRecords = handler !== undefined && !ofOrders
  if (ofRecords !== (entity !== undefined)) reportPointer(check, document, ofRecords ? '/handler' : '/entity', say('STORED/pair'))
  const type = check.reads.one('order-type', String(orderType))
  if (!type) return
  const { form } = objectOf(objectOf(objectOf(input).properties).booking)
  if (handler === 'create-order' && form !== type.form)
    reportPointer(check, document, '/orderType', say('SERVICE/form', { form: String(type.form), orderType: String(orderType) }))
  if (handler === 'price-order' && objectOf(output).entity !== 'quote') reportPointer(check, document, '/handler', say('SERVICE/quote'))
}

/** Details maintained by staff must be fields of the order. */
function checkFactGroups(check: BrandCheck<'entity' | 'form'>, document: CheckedDocument): void {
  const { reads: documents } = check
  if (!documents.one('entity', 'order')?.properties) return
  const orderFieldNames = entityFields('order', documents)
  for (const [index, form] of stringsOf(document.value.factGroups).entries()) {
    const field = Object.keys(formFields(form, documents)).find((name) => !Object.hasOwn(orderFieldNames, name))
    if (field !== undefined) reportPointer(check, document, `/factGroups/${index}`, say('SERVICE/facts', { form, field }))
  }
}
