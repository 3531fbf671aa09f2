/** Asks the assistant over HTTP, as a page does. */

import { afterAll, beforeAll } from 'vitest'
import type { ConversationPart } from '#generated/entities.ts'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

export interface Reply {
  readonly status: number
  readonly conversation: string | undefined
  readonly turn: number | undefined
  readonly parts: readonly ConversationPart[]
  /** Words of a language model. */
  readonly said: string
  /** The envelope of a refusal. */
  readonly refusal: { readonly error?: { readonly id: string } } | undefined
}

export interface AskOptions {
  readonly language?: string
  readonly token?: string | undefined
  readonly conversation?: string | undefined
  readonly before?: string | undefined
}

/** A portal with the demo world, and its shipper's token, for all tests of a file. */
export function openForShipper(): { portal: TestPortal; token: string } {
  const opened = {} as { portal: TestPortal; token: string }
  beforeAll(async () => {
    opened.portal = await openWorldPortal()
    opened.token = await opened.portal.signIn('shipper')
  })
  afterAll(() => opened.portal.close())
  return opened
}

export async function ask(
  { app }: TestPortal,
  words: string,
  { language = 'en', token, conversation, before }: AskOptions = {},
): Promise<Reply> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/assistant/ask',
    headers: { 'default-language': language, ...(token === undefined ? {} : { 'access-token': token }) },
    payload: { words, ...(conversation === undefined ? {} : { conversation }), ...(before === undefined ? {} : { before }) },
  })
  const isStream = String(answer.headers['content-type']).includes('ndjson')
  const lines = isStream
    ? answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, never>)
    : []
  return {
    status: answer.statusCode,
    conversation: lines.flatMap(({ begin }) => (begin as { conversation?: string } | undefined)?.conversation ?? [])[0],
    turn: lines.flatMap(({ end }) => (end as { turn?: number } | undefined)?.turn ?? [])[0],
    parts: lines.flatMap(({ part }) => (part as ConversationPart | undefined) ?? []),
    said: lines.flatMap(({ say }) => (say as string | undefined) ?? []).join(''),
    refusal: isStream ? undefined : answer.json(),
  }
}

/** What an answer must and must not say, as regular expressions. */
export interface JudgedCase {
  readonly language: string
  readonly words: string
  readonly must: readonly string[]
  readonly never: readonly string[]
  /** Number of answers, if it matters. */
  readonly parts?: number
}

/** Empty if the answers are right, else one line. */
export function judge({ words, must, never, parts: count }: JudgedCase, parts: readonly ConversationPart[]): string[] {
  const text = parts.map((part) => [part.text, ...(part.choices ?? [])].join(' ')).join(' ')
  const faults = [
    ...must.filter((shape) => !new RegExp(shape, 's').test(text)),
    ...never.filter((shape) => new RegExp(shape, 's').test(text)).map((shape) => `not ${shape}`),
    ...(count === undefined || parts.length === count ? [] : [`${count} answers`]),
  ]
  return faults.length === 0 ? [] : [`${words}: ${faults.join(', ')} in "${text}"`]
}
