/** How a page presents itself outside the portal: in a browser's tab, to search engines, in shared links. */
import type { BlockPlan, PageBundle, Shell } from '#config'
import type { Json, JsonObject } from '#rules'
import type { Scope } from '../portal.ts'
import { resolveValues, resultOf } from './expressions.ts'
import { childBlocks } from './plan-page.ts'

type Page = PageBundle['page']

/** The title of the browser's tab: the record's, else the page's, then the brand's name. */
export function titleOf({ label, found }: Page, scope: Scope, { name }: Shell['brand']): string {
  const title = textOf(found?.name, scope) ?? label
  return title === name ? name : `${title} · ${name}`
}

/** The page in a sentence. */
export function summaryOf({ about, found }: Page, scope: Scope, { claim }: Shell['brand']): string {
  return textOf(found?.about, scope) ?? about ?? claim
}

/** What the page describes, with the properties of schema.org; undefined if it names no type, or its record is missing. */
export function subjectOf(page: Page, scope: Scope): JsonObject | undefined {
  const { type, facts } = page.found ?? {}
  if (type === undefined || (page.record && scope.record === undefined)) return undefined
  const questions = type === 'FAQPage' ? { mainEntity: questionsOf(page.blocks) } : {}
  const name = textOf(page.found?.name, scope) ?? page.label
  const description = textOf(page.found?.about, scope) ?? page.about
  return { '@type': type, name, ...(description ? { description } : {}), ...nest(resolveValues(facts, scope)), ...questions }
}

/** `{'a.b': 1, 'a.c': 2}` becomes `{a: {b: 1, c: 2}}`. */
function nest(values: JsonObject): JsonObject {
  const nested: Record<string, Json> = {}
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let inner = nested
    for (const name of names) {
      inner[name] ??= {}
      inner = inner[name] as Record<string, Json>
    }
    inner[last] = value
  }
  return nested
}

/** Each heading in the page's text is a question, and the text below it the answer. */
function questionsOf(blocks: readonly BlockPlan[]): Json[] {
  return blocks.flatMap((block): Json[] => {
    if (block.block !== 'prose') return questionsOf(childBlocks(block))
    return block.paragraphs.flatMap(({ heading, text, points = [] }) => {
      if (heading === undefined) return []
      const answer = [text, ...points.map((point) => point.text)].join('\n')
      return [{ '@type': 'Question', name: heading, acceptedAnswer: { '@type': 'Answer', text: answer } }]
    })
  })
}

function textOf(expression: string | undefined, scope: Scope): string | undefined {
  const value = resultOf(expression, scope)
  return typeof value === 'string' && value !== '' ? value : undefined
}
