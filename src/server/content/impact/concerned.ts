/** What a publish concerns besides prices: drafts of forms that change, and open orders of order types that change. */

import { isDeepStrictEqual } from 'node:util'
import type { BrandPlan, Release } from '#config'
import type { DraftCount } from '../../platform/drafts/index.ts'
import type { OrderCount } from './store.ts'

export interface ConcernedForm {
  readonly brand: string
  readonly form: string
  /** Name of a page that has the form. */
  readonly page: string
  readonly drafts: number
}

/** Drafts by form, of forms that look or behave differently. */
export function listConcernedForms(counts: readonly DraftCount[], served: Release, next: Release, language: string): ConcernedForm[] {
  const forms = new Map<string, ConcernedForm>()
  for (const { brand, place, drafts } of counts) {
    const plan = served.brands[brand]
    const formPlace = plan && formAt(plan, place, language)
    if (!formPlace || !hasFormChanged(formPlace.form, plan, next.brands[brand])) continue
    const key = `${brand} ${formPlace.form}`
    forms.set(key, { brand, ...formPlace, drafts: drafts + (forms.get(key)?.drafts ?? 0) })
  }
  return [...forms.values()]
}

/** Open orders by order type, of those whose document or form changes. */
export function listConcernedOrders(counts: readonly OrderCount[], served: Release, next: Release): OrderCount[] {
  return counts.filter(({ brand, orderType, orders }) => {
    const [plan, other] = [served.brands[brand], next.brands[brand]]
    const type = plan?.documents['order-type']?.[orderType]
    if (!plan || !type || orders === 0) return false
    return !isDeepStrictEqual(type, other?.documents['order-type']?.[orderType]) || hasFormChanged(String(type.form), plan, other)
  })
}

/** The form of a draft: at its block, whatever the block is for. */
function formAt(plan: BrandPlan, place: string, language: string): Pick<ConcernedForm, 'form' | 'page'> | undefined {
  const [page = '', block] = place.split('.')
  const bundle = (plan.pages[language] ?? plan.pages[plan.defaultLanguage])?.[page]
  const form = bundle && findForm(bundle.page.blocks, block)
  return form === undefined ? undefined : { form, page: bundle?.page.label ?? page }
}

function findForm(value: unknown, id: string | undefined): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const block = value as { readonly id?: unknown; readonly form?: unknown }
  if (block.id === id && typeof block.form === 'string') return block.form
  for (const inner of Object.values(value)) {
    const form = findForm(inner, id)
    if (form !== undefined) return form
  }
  return undefined
}

function hasFormChanged(form: string, plan: BrandPlan, other: BrandPlan | undefined): boolean {
  if (!other || !isDeepStrictEqual(plan.forms[form], other.forms[form])) return true
  return plan.languages.some((language) => !isDeepStrictEqual(viewOf(plan, form, language), viewOf(other, form, language)))
}

/** What the browser shows of a form; the same on every page. The address of its validator differs in each release. */
function viewOf({ pages }: BrandPlan, form: string, language: string): unknown {
  const view = Object.values(pages[language] ?? {}).find(({ forms }) => Object.hasOwn(forms, form))?.forms[form]
  return view && { ...view, validatorUrl: null }
}
