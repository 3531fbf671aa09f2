/**
 * Small questions about documents, such as what a limit comes to. Whoever remembers what was made from documents keeps
 * question and answer instead of the documents: a change that leaves the answer as it was is none of its business.
 */
import type { Json } from '#rules'
import type { Documents } from './documents.ts'
import { remember } from './memory.ts'

/** Reads documents and nothing else. */
export type Find<Answer extends Json | undefined = Json | undefined> = (documents: Documents) => Answer

interface Listener {
  readonly under: Documents
  readonly note: (question: string, find: Find) => void
}

const listeners = new WeakMap<Documents, Listener>()
const answers = new WeakMap<Documents, Map<string, { readonly answer: Json | undefined; text?: string }>>()

/** Answered once for the same documents. A question always comes with the same way to find its answer. */
export function ask<Answer extends Json | undefined>(documents: Documents, question: string, find: Find<Answer>): Answer {
  const listener = listeners.get(documents)
  listener?.note(question, find)
  return answerOf(listener?.under ?? documents, question, find).answer as Answer
}

/** The answer written out, to be compared with that of other documents. */
export function answerText(documents: Documents, question: string, find: Find): string {
  const known = answerOf(documents, question, find)
  known.text ??= JSON.stringify(known.answer) ?? ''
  return known.text
}

/** Whoever asks `watched` is answered from the documents under it, and `note` hears of it. */
export function listen(watched: Documents, listener: Listener): void {
  listeners.set(watched, listener)
}

function answerOf(documents: Documents, question: string, find: Find) {
  const known = remember(answers, documents, () => new Map<string, { readonly answer: Json | undefined; text?: string }>())
  const answer = known.get(question) ?? { answer: find(documents) }
  known.set(question, answer)
  return answer
}
