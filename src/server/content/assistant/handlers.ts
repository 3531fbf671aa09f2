/** Operations of the assistant. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { ConversationPart } from '#generated/entities.ts'
import { dayMs, isObject, type JsonObject } from '#rules'
import type { Database, Log } from '../../db/index.ts'
import { type Call, type FileAnswer, type Handlers, limitOf, listObjects, readRows, refuse, todayOf } from '../../kernel/index.ts'
import { addressSubject, countInWindow } from '../../people/accounts/index.ts'
import { answerQuestion } from './answer.ts'
import { answerWithModel, type ModelLine } from './answer-with-model.ts'
import { ModelFailed, type ModelSettings } from './model.ts'
import { soundFacts } from './sound-facts.ts'
import {
  addTurn,
  beginConversation,
  conversationsOf,
  deleteConversations,
  deleteOldConversations,
  type Owner,
  ownsConversation,
  readLastParts,
  readTitle,
  readTurns,
} from './store.ts'
import { type Before, understand } from './understand.ts'

type AssistantHandlers = Pick<Handlers, 'ask-assistant' | 'list-conversations' | 'read-conversation' | 'remove-conversation'>

/** Lines of the response, in this order: begin, part and say as they come, end. */
type Line =
  | { readonly begin: { readonly conversation?: string } }
  | { readonly part: ConversationPart }
  | { readonly say: string }
  | { readonly end: { readonly turn?: number } }

export interface AssistantParts {
  /** Null without a language model. */
  readonly model: ModelSettings | null
  readonly log: Pick<Log, 'warn'>
}

export function createAssistantHandlers({ model, log }: AssistantParts): AssistantHandlers {
  return { ...conversationHandlers, 'ask-assistant': askHandler({ model, log }) }
}

function askHandler(parts: AssistantParts): AssistantHandlers['ask-assistant'] {
  return async ({ words, conversation, before }, call) => {
    const owner = ownerOf(call)
    if (conversation !== undefined && !(owner && (await ownsConversation(call.db, owner, conversation)))) return refuse('error.not-found')
    const limit = owner ? 'questionsPerDay' : 'questionsPerDayAndAddress'
    const { seconds } = await countInWindow(call.db, askerOf(call), call.brand, limit, call.now())
    if (seconds !== null) return refuse('error.questions-today', { params: { seconds } })
    const earlier = owner ? (conversation === undefined ? undefined : (await readLastParts(call.db, conversation)).at(-1)?.before) : before
    const lines = answerInLines({ words, conversation, before: readBefore(earlier, call) }, call, parts)
    const type = 'application/x-ndjson; charset=utf-8'
    return { ok: true, value: { name: 'answer.ndjson', type, bytes: new Uint8Array(), stream: toBytes(lines) } satisfies FileAnswer }
  }
}

const conversationHandlers: Omit<AssistantHandlers, 'ask-assistant'> = {
  'list-conversations': async (input, call) => {
    const owner = ownerOf(call)
    if (!owner) return refuse('error.not-found')
    return readRows(call, input, conversationsOf(owner))
  },

  'read-conversation': async ({ conversation }, call) => {
    const owner = ownerOf(call)
    const title = owner ? await readTitle(call.db, owner, conversation) : undefined
    if (title === undefined) return refuse('error.not-found')
    return { ok: true, value: { conversation, title, turns: await readTurns(call.db, conversation) } }
  },

  'remove-conversation': async ({ conversation }, call) => {
    const owner = ownerOf(call)
    const count = owner ? await deleteConversations(call.db, owner, conversation) : 0
    return conversation !== undefined && count === 0 ? refuse('error.not-found') : { ok: true, value: {} }
  },
}

/** Conversations without a question for a long time. */
export function sweepConversations(db: Kysely<Database>, brand: BrandPlan, now: Date): Promise<void> {
  return deleteOldConversations(db, brand.id, new Date(now.getTime() - limitOf(brand, 'conversationDays') * dayMs))
}

interface Question {
  readonly words: string
  readonly conversation: string | undefined
  readonly before: Before | undefined
}

async function* answerInLines({ words, conversation, before }: Question, call: Call, { model, log }: AssistantParts): AsyncGenerator<Line> {
  const owner = ownerOf(call)
  const id = conversation ?? (owner ? randomUUID() : undefined)
  yield { begin: id === undefined ? {} : { conversation: id } }
  const parts: ConversationPart[] = []
  let text = ''
  const settings = model && (await mayAskModel(call)) ? model : null
  for await (const line of settings ? inOtherWords({ words, before }, call, { settings, log }) : byItself({ words, before }, call)) {
    if ('part' in line) parts.push(line.part)
    else text += line.say
    yield line
  }
  if (!owner || id === undefined) return yield { end: {} }
  const now = call.now()
  if (conversation === undefined)
    await beginConversation(call.db, owner, { id, title: words, now, most: limitOf(call.brand, 'conversationsMost') })
  yield { end: { turn: await addTurn(call.db, id, { words, parts, said: text }, now) } }
}

async function mayAskModel(call: Call): Promise<boolean> {
  return (await countInWindow(call.db, askerOf(call), call.brand, 'modelAnswersPerDay', call.now())).seconds === null
}

type Words = Pick<Question, 'words' | 'before'>

async function* byItself({ words, before }: Words, call: Call): AsyncGenerator<{ part: ConversationPart }> {
  for (const question of understand(words, {
    brand: call.brand,
    today: todayOf(call),
    before,
    most: limitOf(call.brand, 'questionsAtOnce'),
  }))
    yield { part: (await answerQuestion(question, words, call)).part }
}

/** In the words of a language model; the portal answers by itself if the model fails before it has called a tool. */
async function* inOtherWords(
  question: Words,
  call: Call,
  { settings, log }: { readonly settings: ModelSettings; readonly log: AssistantParts['log'] },
): AsyncGenerator<ModelLine> {
  const stop = new AbortController()
  let isAnswered = false
  try {
    for await (const line of answerWithModel({ ...question, settings, signal: stop.signal }, call)) {
      isAnswered ||= 'part' in line
      yield line
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    log.warn({ error: error.message }, 'the language model did not answer')
    if (!isAnswered) yield* byItself(question, call)
  } finally {
    // The user has stopped the answer, or left.
    stop.abort()
  }
}

async function* toBytes(lines: AsyncIterable<Line>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const line of lines) yield encoder.encode(`${JSON.stringify(line)}\n`)
}

/** The question before, if it is one that the portal could have understood. */
function readBefore(text: string | undefined, { brand }: Call): Question['before'] {
  if (text === undefined) return undefined
  const read = parseObject(text)
  const tool = typeof read?.tool === 'string' ? brand.documents.tool?.[read.tool] : undefined
  if (!read || !tool) return undefined
  const asks = listObjects(tool.facts).find(({ id }) => id === read.asks)?.id
  return {
    tool: String(read.tool),
    asks: asks === undefined ? undefined : String(asks),
    among: Array.isArray(read.among) ? read.among.map(String) : undefined,
    facts: soundFacts(tool, isObject(read.facts) ? read.facts : {}, brand),
  }
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value as JsonObject) ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}

function ownerOf({ brand, actor }: Call): Owner | null {
  return actor.userId === null ? null : { brand: brand.id, userId: actor.userId }
}

function askerOf({ brand, actor, remoteAddress }: Call): string {
  return `${brand.id}\n${actor.userId ?? addressSubject(remoteAddress)}`
}
