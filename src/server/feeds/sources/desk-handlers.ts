/** Data sources at the desk: their state, the journal, and replays. */
import { dayMs, isObject, type JsonObject } from '#rules'
import { type Call, cutPage, type Handlers, labelOf, limitOf, pageOf, pickWords, readRows, refuse, wordsOf } from '../../kernel/index.ts'
import type { Releases } from '../../platform/releases/index.ts'
import { readEdifactText } from '../edifact/index.ts'
import { countSince, daysOf, findReceipt, receiptsOf, takeIn } from '../transport/index.ts'
import { feeds, type PageContent } from './feeds.ts'
import type { Locate } from './locate.ts'
import { contextOf, type PulledBrand } from './pull.ts'
import { findSource, listSources, type Source } from './source.ts'
import { listStates } from './source-store.ts'

type SourceHandlers = Pick<Handlers, 'list-event-sources' | 'list-source-receipts' | 'list-source-days' | 'replay-source-receipt'>

export interface SourceHandlerParts {
  readonly releases: Pick<Releases, 'current'>
  readonly locate: Locate
}

export function createSourceHandlers({ releases, locate }: SourceHandlerParts): SourceHandlers {
  const sourcesOf = (call: Call) => listSources(call.brand, locate)
  const nameOf = (call: Call) => {
    const names = new Map(sourcesOf(call).map(({ id, label }) => [id, pickWords(label, call) || id]))
    // A source that is no longer declared: carriers are sources under their code.
    return (id: string) => names.get(id) ?? labelOf('reference', 'carrier', id, call)
  }

  return {
    'list-event-sources': async (input, call) => {
      const states = new Map((await listStates(call.db, call.brand.id)).map((state) => [state.source, state]))
      const counted = await countSince(call.db, call.brand.id, new Date(call.now().getTime() - dayMs))
      const counts = new Map(counted.map((count) => [count.source, count]))
      const rows = sourcesOf(call).map((source) => {
        const state = states.get(source.id)
        const count = counts.get(source.id)
        return {
          sourceId: source.id,
          name: pickWords(source.label, call) || source.id,
          kind: source.kind,
          ...(source.carrier && { carrier: source.carrier }),
          state: state?.state ?? (count ? 'waiting' : 'unused'),
          ...(state?.failure && { failure: describeFailure(state.failure, call) }),
          failures: state?.failures ?? 0,
          ...(state?.answered_at && { answeredAt: state.answered_at.toISOString() }),
          ...(state?.next_at && source.kind === 'dcsa-pull' && { nextAt: state.next_at.toISOString() }),
          takenToday: Number(count?.taken ?? 0),
          refusedToday: Number(count?.refused ?? 0),
        }
      })
      return { ok: true, value: cutPage(rows as never[], pageOf(input, call)) }
    },

    'list-source-receipts': (input, call) => {
      const name = nameOf(call)
      const words = wordsOf(call)
      return readRows(call, input, receiptsOf(call.brand.id, input), {
        more: ({ source, refusals }) => ({
          name: name(source),
          refusals: refusals.map(({ path, text, params }) => ({ position: path || '/', reason: words(text, params) })),
        }),
      })
    },

    'list-source-days': (input, call) => {
      const name = nameOf(call)
      return readRows(call, input, daysOf(call.brand.id, call.brand.timeZone), { more: ({ source }) => ({ name: name(source) }) })
    },

    'replay-source-receipt': async ({ receiptId }, call) => {
      const receipt = /^[1-9]\d{0,15}$/.test(receiptId) ? await findReceipt(call.db, call.brand.id, receiptId) : undefined
      if (!receipt) return refuse('error.not-found')
      const source = findSource(call.brand, receipt.source, locate)
      const validators = releases.current().brands[call.brand.id]?.validators ?? {}
      const content = source && receipt.body !== null && (await readAgain(source, receipt.kind, receipt.body, { call, validators }))
      if (!content) return refuse('error.not-replayable')
      const name = { brand: call.brand.id, source: source.id, kind: receipt.kind as 'events', body: receipt.body ?? '' }
      const replay = { ...name, ...(receipt.name && { name: receipt.name }), replayOf: receipt.id, byName: call.actor.name }
      const correctionDays = limitOf(call.brand, 'correctionDays')
      const { taken, repeated, refused } = await call.transaction((tx) =>
        takeIn(tx, { receipt: replay, correctionDays, ...content }, call.now()),
      )
      return { ok: true, value: { taken, repeated, refused } }
    },
  }
}

/** Undefined if the source no longer sends such content. */
async function readAgain(
  source: Source,
  kind: string,
  body: string,
  { call, validators }: { call: Call; validators: PulledBrand['validators'] },
): Promise<PageContent | undefined> {
  if (kind === 'edifact') return await readEdifactText(body, call.brand, source.id, call.now())
  return readerOf(source, kind)?.(parse(body), contextOf(call.brand, validators, source, call.now()))
}

/** What was pushed are events; what was pulled is what the source is asked for, if it still is. */
function readerOf({ kind, feed = 'events' }: Source, receiptKind: string) {
  const reader = feeds[kind === 'dcsa-push' ? 'events' : feed]
  return kind !== 'upload' && reader.receipt === receiptKind ? reader.read : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function describeFailure(failure: string, call: Call): string {
  const { id, params } = JSON.parse(failure) as JsonObject
  return wordsOf(call)(String(id), isObject(params) ? params : {})
}
