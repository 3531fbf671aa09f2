import type { JsonObject } from '#rules'
import type { FormView, ListPlan, Option, PageBundle, PagePlan } from '../release.ts'
import { objectOf } from '../schema.ts'
import { compileBlock } from './blocks.ts'
import { outputFields } from './field-path.ts'
import { compileFormView, type FormPlan, fieldOptions } from './forms.ts'
import { compileList } from './lists.ts'
import { compileDocument, type Surroundings } from './meta-walk.ts'
import { compileOptions, isTree, type OptionsKey } from './options.ts'
import { findDocument, type LanguageContext } from './source.ts'
import { addUses, createUses, type Uses } from './uses.ts'

/** Parts that several pages share, compiled once for a brand and language. */
export interface PartShelf {
  readonly context: LanguageContext
  readonly formPlans: Readonly<Record<string, FormPlan>>
  readonly forms: Map<string, FormView>
  readonly lists: Map<string, { readonly plan: ListPlan; readonly uses: Uses }>
  readonly options: Map<string, readonly Option[]>
}

export function createPartShelf(context: LanguageContext, formPlans: PartShelf['formPlans']): PartShelf {
  return { context, formPlans, forms: new Map(), lists: new Map(), options: new Map() }
}

/** A page with every form, list and list of choices that it, its dialogs and its lists name. */
export function compilePage(id: string, shelf: PartShelf): { readonly bundle: PageBundle; readonly uses: Uses } {
  const uses = createUses()
  const page = compilePagePlan(id, shelf.context, uses)
  const { options, ...parts } = gatherParts(uses, shelf)
  const keys = Object.keys(options) as OptionsKey[]
  const trees = keys.filter((key) => isTree(key, shelf.context.documents))
  const short = keys.filter((key) => !trees.includes(key))
  return {
    bundle: {
      page,
      ...parts,
      options: Object.fromEntries(short.map((key) => [key, options[key] ?? []])),
      ...(trees.length > 0 ? { trees: Object.fromEntries(trees.map((key) => [key, treeUrl(key, shelf.context)])) } : {}),
    },
    uses,
  }
}

/** Where the choices of a tree are served. */
function treeUrl(key: string, { release, brand, language }: LanguageContext): string {
  return `/config/${release}/${brand}/${language}/options/${key.slice(key.indexOf(':') + 1)}.json`
}

/** Every tree of the brand in one language, by its address. */
export function compileTrees(shelf: PartShelf): Record<string, readonly Option[]> {
  const references = Object.keys(shelf.context.documents.reference ?? {}).map((id): OptionsKey => `reference:${id}`)
  const keys = references.filter((key) => isTree(key, shelf.context.documents))
  return Object.fromEntries(keys.map((key) => [treeUrl(key, shelf.context), optionsOn(shelf, key)]))
}

/** Everything that the names stand for, and what that names in turn. */
export function gatherParts(uses: Uses, shelf: PartShelf): Omit<PageBundle, 'page' | 'trees'> {
  const forms: Record<string, FormView> = {}
  const lists: Record<string, ListPlan> = {}
  // A set that grows while it is walked is walked to its end: lists bring forms, forms bring options.
  for (const id of uses.lists) {
    const list = listOn(shelf, id)
    lists[id] = list.plan
    addUses(uses, list.uses)
  }
  for (const id of uses.forms) {
    const form = formOn(shelf, id)
    forms[id] = form
    for (const key of fieldOptions(form.fields)) uses.options.add(key)
  }
  const options = Object.fromEntries([...uses.options].sort().map((key) => [key, optionsOn(shelf, key)]))
  return { forms, lists, options }
}

function compilePagePlan(id: string, context: LanguageContext, uses: Uses): PagePlan {
  const document = findDocument(context.documents, 'page', id)
  const operation = objectOf(document.record).operation
  const record = typeof operation === 'string' ? outputFields(context.documents.operation?.[operation], context.documents) : {}
  const around: Surroundings = { context, fields: record, record, live: {}, uses, compileBlock }
  const compiled = compileDocument(document, 'page.json', around)
  const defaults: JsonObject = { render: 'server', width: 'page', heading: 'shown' }
  const plan = { ...defaults, ...compiled, id }
  // The check has held the document against the schema that was walked here.
  return (compiled.record ? { ...plan, record: { input: {}, ...objectOf(compiled.record) } } : plan) as unknown as PagePlan
}

function formOn(shelf: PartShelf, id: string): FormView {
  const known = shelf.forms.get(id)
  if (known) return known
  const plan = shelf.formPlans[id]
  if (!plan) throw new Error(`There is no form "${id}"; documents must pass the check before they are compiled`)
  const form = compileFormView(id, plan, shelf.context)
  shelf.forms.set(id, form)
  return form
}

function listOn(shelf: PartShelf, id: string): { plan: ListPlan; uses: Uses } {
  const known = shelf.lists.get(id)
  if (known) return known
  const uses = createUses()
  const list = { plan: compileList(id, shelf.context, uses), uses }
  shelf.lists.set(id, list)
  return list
}

function optionsOn(shelf: PartShelf, key: string): readonly Option[] {
  const known = shelf.options.get(key)
  if (known) return known
  const options = compileOptions(key as OptionsKey, shelf.context)
  shelf.options.set(key, options)
  return options
}
