/** Whatever was chosen on one page arrives whole on the next: every link from a calculator, list, comparison or form to a form. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { FieldView, FormView, LinkPlan, PageBundle } from '#config'
import type { Json, JsonObject } from '#rules'
import { loadEvaluator, resolveLink } from '../../src/engine/plan/expressions.ts'
import { searchValues } from '../../src/engine/plan/search-values.ts'
import { shippedRelease } from '../support/documents.ts'

/** Names in an address that say how a page is shown, not what was chosen. */
const display = new Set(['page', 'sort', 'order', 'tab'])
/** A rate is for one lane, carrier and sailing: its id carries them. */
const carriedBy: Readonly<Record<string, readonly string[]>> = {
  rate: ['pol', 'pod', 'carrier', 'etd', 'vessel', 'voyage', 'rateId'],
}
/** Names and numbers of people do not belong in an address; remarks and files are about the first service. */
const leftBehind = ['contact', 'mobile', 'landline', 'remark', 'file']

interface Link {
  readonly at: string
  readonly link: LinkPlan & { readonly route: string }
  /** The form whose values the link reads. */
  readonly form: FormView | undefined
  /** Names that the page of the link has chosen values for. */
  readonly chosen: ReadonlySet<string>
  readonly target: PageBundle
}

type Node = Readonly<Record<string, unknown>>

const release = await shippedRelease()
beforeAll(loadEvaluator)

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  else if (typeof value === 'object' && value !== null) {
    see(value as Node)
    for (const inner of Object.values(value)) visit(inner, see)
  }
}

function queryNames(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/\bquery\.([A-Za-z]\w*)/g)].flatMap(([, name]) => name ?? [])
}

/** Forms of a page that are filled from its address, and the names that it reads from there. */
function readersOf({ page, lists, forms }: PageBundle): { readonly forms: FormView[]; readonly names: Set<string> } {
  const names = new Set([...queryNames(page), ...queryNames(lists)])
  const filled: FormView[] = []
  visit(page.blocks, (node) => {
    const form = typeof node.form === 'string' ? forms[node.form] : undefined
    if (form && (node.fromAddress === true || node.block === 'calculator' || node.block === 'search')) filled.push(form)
  })
  for (const { fields } of filled) for (const { name } of fields) names.add(name)
  return { forms: filled, names }
}

function linksOf(bundle: PageBundle, targetOf: (route: string) => PageBundle | undefined): Link[] {
  const found: Link[] = []
  const searched = new Set(queryNames(bundle.page))
  const walk = (value: unknown, at: string, form: FormView | undefined): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one, at, form)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const here = typeof node.id === 'string' ? `${at}/${node.id}` : at
    const own = ['calculator', 'form'].includes(String(node.block)) ? bundle.forms[String(node.form)] : form
    const list = node.block === 'list' ? bundle.lists[String(node.list)] : undefined
    if (list) walk([list.actions, list.choose], `${here}/${list.id}`, own)
    const link = node.link as Partial<LinkPlan> | undefined
    const target = typeof link?.route === 'string' ? targetOf(link.route) : undefined
    if (link && target && target !== bundle) {
      const chosen = new Set([...searched, ...(list ? queryNames(list) : []), ...(own?.fields ?? []).map(({ name }) => name)])
      found.push({ at: here, link: link as Link['link'], form: own, chosen, target })
    }
    for (const [name, inner] of Object.entries(node)) if (name !== 'link') walk(inner, here, own)
  }
  walk(bundle.page.blocks, bundle.page.id, undefined)
  return found
}

/** A value that differs from the field's default. */
function sampleOf({ type, fields }: FieldView, turn = 3): Json {
  if (type === 'boolean') return true
  if (type === 'integer') return turn
  if (type !== 'array') return `CHOICE${turn}`
  const rows = [turn, turn + 1]
  return fields ? rows.map((row) => sampleRow(fields, row)) : rows.map((row) => `CHOICE${row}`)
}

function sampleRow(fields: readonly FieldView[], turn: number): JsonObject {
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, turn)]))
}

/** The part of a chosen value that the field of the other form can hold. */
function heldBy(field: FieldView, value: Json): Json {
  if (!Array.isArray(value) || !field.fields) return value
  // An address has only the choice and the number of a row.
  const names = field.fields.filter(({ type, optionsOf }) => type === 'integer' || optionsOf !== undefined).map(({ name }) => name)
  return value.map((row) => Object.fromEntries(Object.entries(row as JsonObject).filter(([name]) => names.includes(name))))
}

describe.each(Object.values(release.brands))('the brand $id', (brand) => {
  const pages = brand.pages[brand.defaultLanguage] ?? {}
  const pageOf = new Map((brand.shells[brand.defaultLanguage]?.routes ?? []).map(({ id, page }) => [id, page]))
  const links = Object.values(pages).flatMap((bundle) => linksOf(bundle, (route) => pages[pageOf.get(route) ?? '']))

  test('has no link that leaves behind what its page has chosen', () => {
    const losses = links.flatMap(({ at, link, chosen, target }) => {
      const given = new Set(Object.keys({ ...link.query, ...link.params }))
      const carried = [...given].flatMap((name) => carriedBy[name] ?? [])
      const excused = [...carried, ...leftBehind]
      const { names, forms } = readersOf(target)
      const lost = [...names].filter((name) => chosen.has(name) && !given.has(name) && !display.has(name) && !excused.includes(name))
      return forms.length > 0 && lost.length > 0 ? [`${at} to ${link.route}: ${lost.join(', ')}`] : []
    })
    expect(losses).toEqual([])
  })

  test('fills the next form with the values of the last', () => {
    const compared = { values: 0 }
    for (const { at, link, form, target } of links) {
      if (!form) continue
      const values = sampleRow(form.fields, 3)
      const resolved = resolveLink(link, { form: values, live: {}, record: {}, query: {} } as never)
      for (const next of readersOf(target).forms) {
        const arrived = searchValues(next, resolved?.query ?? {})
        for (const field of next.fields) {
          const reads = link.query?.[field.name]
          const chosen = values[field.name]
          if (reads === undefined || chosen === undefined || !new RegExp(`\\bform\\.${field.name}\\b`).test(reads)) continue
          compared.values += 1
          // An address names a place by its area code.
          if (field.name === 'points') continue
          expect(arrived[field.name], `${at} to ${link.route}: ${field.name}`).toEqual(heldBy(field, chosen))
        }
      }
    }
    expect(compared.values).toBeGreaterThan(10)
  })
})
