/** Which pages show a list, and what their records come from. */
import { type JsonObject, objectOf, once, textOf } from '#rules'
import { defineQuery } from '../memo/memo.ts'
import type { Documents } from '../read/documents.ts'

/** The operation that provides the records of the pages that show a list, if they agree. */
export const operationAround = defineQuery('operation of the pages around list', {
  reads: ['page'],
  answer: (documents, list: string) => {
    const [only, ...others] = pagesAroundLists(documents.all('page')).get(list) ?? []
    return others.length === 0 ? only : undefined
  },
})

/** By list: the operations that provide the records of the pages that show it. */
const pagesAroundLists = once((pages: Documents[string]): ReadonlyMap<string, ReadonlySet<string>> => {
  const around = new Map<string, Set<string>>()
  for (const page of Object.values(pages)) {
    const { operation } = objectOf(page.record)
    const provider = textOf(operation) ?? ''
    for (const list of listsOfPage(page)) around.set(list, (around.get(list) ?? new Set()).add(provider))
  }
  return around
})

const listsOfPage = once((page: JsonObject): ReadonlySet<string> => new Set(listsIn(page.blocks)))

function* listsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* listsIn(item)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const block = value as JsonObject
  if (block.block === 'list' && typeof block.list === 'string') yield block.list
  for (const inner of Object.values(block)) yield* listsIn(inner)
}
