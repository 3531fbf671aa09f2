/**
 * Derives the operations that an order type gives by `create` and `price`. They become documents like any other, so that check,
 * types, permissions and OpenAPI include them, and a brand can change them. Every value has the position of its declaration.
 */
import { type JsonObject, objectOf } from '#rules'
import { type ObjectTree, type ResolvedDocument, toJson } from '../read/documents.ts'
import { deriveTree, type Part, WrittenValue } from './derived-tree.ts'
import { isConditional, listOf, stringsOf } from './schema.ts'

/** The operations of an order type, by id. */
export function readOrderOperations(type: Pick<ResolvedDocument, 'id' | 'tree'>, form: JsonObject | undefined): Map<string, ObjectTree> {
  const { create, price } = Object.fromEntries(['create', 'price'].map((name) => [name, type.tree.members.get(name)]))
  const operations = new Map<string, ObjectTree>()
  if (create?.kind === 'object') operations.set(`create-${type.id}-order`, createOperation(type, create))
  if (price?.kind === 'object') operations.set(`price-${type.id}`, priceOperation(type, price, form))
  return operations
}

type OrderType = Pick<ResolvedDocument, 'id' | 'tree'>

/** Words of the vocabulary that the operations of order types name. */
export const orderWords = ['booking', 'shownTotal', 'companyId', 'omsOrderNo'] as const

const pricingErrors = ['error.missing-surcharge', 'error.missing-exchange-rate']

function createOperation(type: OrderType, create: ObjectTree): ObjectTree {
  const isPriced = type.tree.members.has('pricing') || type.tree.members.has('parts')
  return operation(type, create, {
    description: isPriced
      ? 'Places the order. The server recalculates the price; if it differs, nothing is created and the new quote is returned.'
      : 'Places the order. Customer service quotes on request.',
    path: `/api/orders/${type.id}`,
    grid: 'create-order',
    handler: 'create-order',
    input: {
      fields: ['booking', ...(isPriced ? ['shownTotal'] : []), 'companyId'],
      properties: { booking: { type: 'object', form: written(type.tree, 'form') } },
      required: ['booking'],
    },
    output: { fields: ['omsOrderNo'], required: ['omsOrderNo'] },
    idempotent: true,
    ...errorsOf(create, isPriced ? [...pricingErrors, 'error.price-changed'] : []),
  })
}

/** Takes what the pricing reads of the form. A day that is not known yet is not required, nor is what `optional` names. */
function priceOperation(type: OrderType, price: ObjectTree, form: JsonObject | undefined): ObjectTree {
  const { optional } = toJson(price) as JsonObject
  const { pricing, parts } = toJson(type.tree) as JsonObject
  const { day, ...rest } = objectOf(pricing)
  const needed = fieldsRead([rest, listOf(parts).map((part) => [objectOf(part).form, objectOf(part).when])])
  const read = new Set([...needed, ...fieldsRead(day)])
  const fields = objectOf(form?.properties)
  const required = stringsOf(form?.required).filter(
    (name) => needed.has(name) && !stringsOf(optional).includes(name) && !isConditional(objectOf(fields[name])),
  )
  return operation(type, price, {
    description: 'Fees by the tariffs in force, line by line. If a price is missing, the call is refused and the error names the fee.',
    path: `/api/quotes/${type.id}`,
    grid: 'price-quote',
    handler: 'price-order',
    readsOnly: true,
    input: {
      form: written(type.tree, 'form'),
      only: [...read, ...writtenItems(price, 'also').filter(({ tree }) => tree.kind !== 'value' || !read.has(String(tree.value)))],
      required,
    },
    output: { entity: 'quote' },
    ...errorsOf(price, pricingErrors),
  })
}

/** Title and description are those of the order type, if it has them. */
function operation({ id }: OrderType, holder: ObjectTree, document: Record<string, Part>): ObjectTree {
  const wording = Object.fromEntries(
    ['title', 'description'].flatMap((name) => (holder.members.has(name) ? [[name, written(holder, name)]] : [])),
  )
  const whole = { $schema: '../../.language/operation.json', ...document, ...wording, method: 'POST', orderType: id }
  return deriveTree(whole, holder.place)
}

function written(holder: ObjectTree, name: string): Part {
  const tree = holder.members.get(name)
  return tree && new WrittenValue(tree)
}

function writtenItems(holder: ObjectTree, name: string): WrittenValue[] {
  const list = holder.members.get(name)
  return list?.kind === 'list' ? list.items.map((item) => new WrittenValue(item)) : []
}

/** The usual errors, and those that the order type adds, where it says them. */
function errorsOf(holder: ObjectTree, usual: readonly string[]): Record<string, Part> {
  const items = writtenItems(holder, 'errors')
  return usual.length + items.length > 0 ? { errors: [...usual, ...items] } : {}
}

/** Fields of the form that expressions read, in their order. */
function fieldsRead(part: unknown): Set<string> {
  if (typeof part === 'string') return new Set([...part.matchAll(/\bform\.(\w+)/g)].map(([, name]) => String(name)))
  const inside: unknown[] = typeof part === 'object' && part !== null ? Object.values(part) : []
  return new Set(inside.flatMap((each) => [...fieldsRead(each)]))
}
