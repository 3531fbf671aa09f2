/** The operations that a page calls while the server draws it. */
import type { OperationPlan } from '#config'
import { isNoRecord, type JsonObject } from '#rules'
import { decodeWords } from '../../kernel/index.ts'
import type { Dispatcher, Reader } from '../dispatch.ts'
import type { Page } from './find-page.ts'

/** Calls operations as the reader, and remembers whether the page's record or any answer was missing. Drawing a page only reads. */
export function createPageCalls(dispatcher: Dispatcher, { bundle, place }: Pick<Page, 'bundle' | 'place'>, reader: Reader) {
  const seen = { isMissing: false, isPartial: false }
  const call = async (operation: string, input: JsonObject): Promise<unknown> => {
    const plan = place.brand.plan.operations[operation]
    const values = typedValues(input, plan)
    const readInput = () => Promise.resolve({ ok: true, value: { values, upload: null } } as const)
    const answer = plan?.readsOnly ? await dispatcher.callForPage(place, reader, { operation, input: readInput }) : {}
    seen.isMissing ||= operation === bundle.page.record?.operation && answer.refused !== undefined && isNoRecord(answer.refused)
    seen.isPartial ||= answer.data === undefined
    return answer.data
  }
  return { call, seen }
}

/** Filters of a list are words in the page's address, and a browser's request would name them as such. */
function typedValues(input: JsonObject, plan: OperationPlan | undefined): JsonObject {
  if (plan?.method !== 'GET') return input
  const words = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { ...input, ...decodeWords(Object.fromEntries(words), plan.input) }
}
