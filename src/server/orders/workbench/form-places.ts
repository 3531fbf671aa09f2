/** Finds the pages of a brand's forms. */
import type { BlockPlan, BlockPlans, BrandPlan, FieldView, FormView } from '#config'
import type { Json, JsonObject } from '#rules'
import { findOrderType, readBoxes, readSummary } from '../../freight/quotes/index.ts'
import { resolvePort } from '../../freight/rates/index.ts'
import { type Call, todayOf } from '../../kernel/index.ts'

type Brand = Pick<BrandPlan, 'pages' | 'shells' | 'operations' | 'documents' | 'defaultLanguage'>

export interface FormPlace {
  /** Page and block, separated by a dot: the key of a form's draft. */
  readonly place: string
  readonly form: FormView
  /** Title of the page. */
  readonly title: string
  /** Route to the page, without parameters. */
  readonly route: string
  /** Order type that the form places; default: none. */
  readonly orderType?: string
}

/** All forms that save drafts and have an address without parameters, in one language. */
export function listFormPlaces(brand: Brand, language: string): FormPlace[] {
  const pages = Object.values(brand.pages[language] ?? brand.pages[brand.defaultLanguage] ?? {})
  const routes = brand.shells[language]?.routes ?? []
  return pages.flatMap(({ page, forms }) => {
    const route = routes.find((each) => each.page === page.id && !each.path.includes(':'))
    if (!route) return []
    return [...formBlocks(page.blocks)].flatMap((block) => {
      const form = forms[block.form ?? '']
      if (!form) return []
      const orderType = orderTypeOf(brand, block)
      const formPlace = { place: `${page.id}.${block.id}`, form, title: page.label, route: route.id }
      return [{ ...formPlace, ...(orderType === undefined ? {} : { orderType }) }]
    })
  })
}

/** The form for an order type; undefined if the brand has no page for it. */
export function findOrderForm(brand: Brand, language: string, orderType: string): FormPlace | undefined {
  return listFormPlaces(brand, language).find((place) => place.orderType === orderType)
}

function* formBlocks(value: unknown): Generator<BlockPlans['form']> {
  if (Array.isArray(value)) for (const one of value) yield* formBlocks(one)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const block = value as BlockPlan
  if (block.block === 'form' && block.keep === true) yield block
  for (const inner of Object.values(value)) yield* formBlocks(inner)
}

/** The order type of a form block that submits the booking of an order. */
function orderTypeOf(brand: Brand, block: BlockPlans['form']): string | undefined {
  const operation = brand.operations[block.operation]
  if (operation?.orderType !== undefined) return operation.orderType
  if (block.into !== 'booking') return undefined
  const types = Object.entries(brand.documents['order-type'] ?? {})
  return types.find(([, plan]) => plan.form === block.form)?.[0]
}

/** Labels of the fields; hidden fields are omitted. */
export function labelsOf(form: FormView, names: readonly string[]): string[] {
  const fields = form.fields.filter(({ widget }: FieldView) => widget !== 'hidden')
  return names.flatMap((name) => fields.find((field) => field.name === name)?.label ?? [])
}

export function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false
  return Array.isArray(value) ? value.length > 0 : true
}

/** Lane, boxes, place and goods of a possibly incomplete form, for lists. */
export function factsOfForm(
  { brand, now }: Pick<Call, 'brand' | 'now'>,
  { orderType }: Pick<FormPlace, 'orderType'>,
  values: JsonObject,
): Readonly<Record<string, string | undefined>> {
  const scope = { brand, today: todayOf({ brand, now }), form: values }
  const summary = orderType === undefined ? {} : readSummary(findOrderType(brand, orderType).summary, scope)
  const boxes = readBoxes(values.boxes).map(({ boxType, quantity }) => `${quantity}*${boxType}`)
  const port = (name: string) => (typeof values[name] === 'string' && values[name] !== '' ? resolvePort(brand, values[name]) : undefined)
  return { pol: port('pol'), pod: port('pod'), ...summary, ...(boxes.length === 0 ? {} : { boxes: boxes.join(' ') }) }
}
