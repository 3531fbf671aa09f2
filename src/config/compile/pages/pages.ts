import { type JsonObject, objectOf } from '#rules'
import { defineStep } from '../../memo/memo.ts'
import { outputFields } from '../forms/field-path.ts'
import { type CompiledForm, formOf } from '../forms/forms.ts'
import { compileOptions, isTree, type OptionsKey } from '../forms/options.ts'
import type { ListPlan, Option, PageBundle, PagePlan } from '../release.ts'
import { deepFreeze, findDocument, type LanguageContext, optionKinds, type PageKind, pageKinds } from '../source.ts'
import { compileBlock } from './blocks.ts'
import { compileList } from './lists.ts'
import { addUses, compileDocument, createUses, type Surroundings, type Uses } from './meta-walk.ts'

/** A page without the addresses of its validators and trees, which differ by release. */
export interface CompiledPage extends Parts {
  readonly page: PagePlan
  readonly trees: readonly OptionsKey[]
  readonly uses: Uses
}

interface Parts {
  readonly forms: Readonly<Record<string, CompiledForm>>
  readonly lists: PageBundle['lists']
  readonly options: PageBundle['options']
}

/** A page with all forms, lists and choices used by it, its dialogs and its lists. */
export function pageOf(id: string, context: LanguageContext<PageKind>): CompiledPage {
  return context.documents.make(compiledPage, context.language, id)
}

const compiledPage = defineStep('page', {
  reads: pageKinds,
  make: (documents, language: string, id: string) => deepFreeze(compilePage(id, { documents, language })),
})

function compilePage(id: string, context: LanguageContext<PageKind>): CompiledPage {
  const uses = createUses()
  const page = compilePagePlan(id, context, uses)
  const { options, ...parts } = gatherParts(uses, context)
  const keys = Object.keys(options) as OptionsKey[]
  const trees = keys.filter((key) => isTree(key, context.documents))
  const short = keys.filter((key) => !trees.includes(key))
  return { page, ...parts, options: Object.fromEntries(short.map((key) => [key, options[key] ?? []])), trees, uses }
}

/** All trees of the brand in one language. */
export function treesOf(context: LanguageContext<PageKind>): [key: OptionsKey, rows: readonly Option[]][] {
  const references = Object.keys(context.documents.all('reference')).map((id): OptionsKey => `reference:${id}`)
  return references.filter((key) => isTree(key, context.documents)).map((key) => [key, optionsOf(key, context)])
}

/** Everything the names refer to, directly and indirectly. */
export function gatherParts(uses: Uses, context: LanguageContext<PageKind>): Parts {
  const forms: Record<string, CompiledForm> = {}
  const lists: Record<string, ListPlan> = {}
  // Iterating a set includes items added on the way: lists add forms, forms add options.
  for (const id of uses.lists) {
    const list = context.documents.make(compiledList, context.language, id)
    lists[id] = list.plan
    addUses(uses, list.uses)
  }
  for (const id of uses.forms) {
    const { view, options } = formOf(id, context)
    forms[id] = view
    for (const key of options) uses.options.add(key)
  }
  const options = Object.fromEntries([...uses.options].sort().map((key) => [key, optionsOf(key as OptionsKey, context)]))
  return { forms, lists, options }
}

function compilePagePlan(id: string, context: LanguageContext<PageKind>, uses: Uses): PagePlan {
  const document = findDocument(context.documents, 'page', id)
  const operation = objectOf(document.record).operation
  const record = typeof operation === 'string' ? outputFields(context.documents.one('operation', operation), context.documents) : {}
  const around: Surroundings = { context, fields: record, record, live: {}, uses, compileBlock }
  const compiled = compileDocument(document, 'page.json', around)
  const pace = compiled.render === 'browser' ? 'work' : 'content'
  const defaults: JsonObject = { render: 'server', width: 'page', heading: 'shown', pace }
  const plan = { ...defaults, ...compiled, id }
  // The check has validated the document against the schema used here.
  return (compiled.record ? { ...plan, record: { input: {}, ...objectOf(compiled.record) } } : plan) as PagePlan
}

const compiledList = defineStep('list', {
  reads: pageKinds,
  make: (documents, language: string, id: string) => {
    const uses = createUses()
    return deepFreeze({ plan: compileList(id, { documents, language }, uses), uses })
  },
})

function optionsOf(key: OptionsKey, { documents, language }: LanguageContext<PageKind>): readonly Option[] {
  return documents.make(compiledOptions, language, key)
}

const compiledOptions = defineStep('options', {
  reads: optionKinds,
  make: (documents, language: string, key: OptionsKey): readonly Option[] => deepFreeze(compileOptions(key, { documents, language })),
})
