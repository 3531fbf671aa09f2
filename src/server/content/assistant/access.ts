/** Why an answer lacks what its reader may not see. */
import { askerOf, errorOfReason, explainAccess } from '#domain'
import { evaluateExpression, holds, type JsonObject } from '#rules'
import { accessSentence, type Call, listObjects, readGrid } from '../../kernel/index.ts'
import { readStanding } from '../../people/accounts/index.ts'

export interface Lack {
  readonly text: string
  /** Error with the same remedy. */
  readonly refusal: string
}

/** What the tool's sentences about access say to this caller; null if none applies, or nothing is missing. */
export async function findLack(tool: JsonObject, scope: Readonly<Record<string, unknown>>, call: Call): Promise<Lack | null> {
  const applies = (when: unknown) => typeof when !== 'string' || holds(evaluateExpression(when, scope))
  const row = listObjects(tool.says).find(({ access, when }) => typeof access === 'string' && applies(when))?.access
  if (typeof row !== 'string') return null
  const reader = { asker: askerOf(call.actor), standing: await readStanding(call.db, call.actor) }
  const reason = explainAccess(readGrid(call.brand)[row], reader)
  return reason === undefined ? null : { text: accessSentence(reason, row, call), refusal: errorOfReason(reason) }
}
