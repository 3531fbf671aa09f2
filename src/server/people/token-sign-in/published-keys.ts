/**
 * The keys that an issuer publishes (JWKS). Fetched on demand and cached: an unknown key triggers another fetch, because
 * issuers rotate keys. If the issuer cannot be reached, the last good keys remain valid for a while.
 */

import { type CryptoKey, createLocalJWKSet, errors, type FlattenedJWSInput, type JWSHeaderParameters } from 'jose'
import { isLocalAddress } from '#config'
import { minuteMs } from '#rules'
import type { Log } from '../../db/index.ts'

export interface PublishedKeys {
  /** The key named by a token's header. Throws if there is none, or KeysAwayError. */
  readonly find: (address: string, times: KeyTimes, header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>
}

/** In milliseconds. */
export interface KeyTimes {
  /** Keys older than this are fetched again. */
  readonly fresh: number
  /** Keys older than this are not used even if fetching fails. */
  readonly kept: number
}

export interface PublishedKeysOptions {
  readonly now: () => Date
  readonly log: Pick<Log, 'warn'>
  /** Whether keys may come from this machine over http: only in the demo. */
  readonly allowLocal: boolean
  /** Where declared keys actually are: the demo's issuer may use another port. */
  readonly locate?: (address: string) => string
}

export class KeysAwayError extends Error {
  constructor(cause: unknown) {
    super('The issuer’s keys cannot be fetched', { cause })
    this.name = 'KeysAwayError'
  }
}

const longestMs = 5_000
const largestBytes = 64 * 1024
/** Unknown keys and failures cause at most one request per interval of this length. */
const pauseMs = 30_000

interface KeySet {
  readonly find: ReturnType<typeof createLocalJWKSet>
  readonly fetchedAt: number
}

interface Source {
  keys: KeySet | null
  askedAt: number
  pending: Promise<KeySet> | null
}

export function createPublishedKeys({ now, log, allowLocal, locate = (address) => address }: PublishedKeysOptions): PublishedKeys {
  const sources = new Map<string, Source>()

  function sourceOf(address: string): Source {
    const source = sources.get(address) ?? { keys: null, askedAt: Number.NEGATIVE_INFINITY, pending: null }
    sources.set(address, source)
    return source
  }

  /** Shared by concurrent callers. */
  function ask(address: string, source: Source): Promise<KeySet> {
    source.askedAt = now().getTime()
    source.pending ??= fetchKeys(locate(address), allowLocal)
      .then((find) => {
        source.keys = { find, fetchedAt: now().getTime() }
        return source.keys
      })
      .finally(() => {
        source.pending = null
      })
    return source.pending
  }

  async function current(address: string, source: Source, { fresh, kept }: KeyTimes): Promise<KeySet> {
    const age = source.keys ? now().getTime() - source.keys.fetchedAt : Number.POSITIVE_INFINITY
    if (source.keys && age < fresh) return source.keys
    try {
      if (!source.pending && now().getTime() - source.askedAt < pauseMs) throw new Error('The last request failed a moment ago')
      return await ask(address, source)
    } catch (error) {
      if (!source.keys || age >= kept) throw new KeysAwayError(error)
      log.warn({ address, error: String(error), minutes: Math.round(age / minuteMs) }, 'keys cannot be fetched; using the last ones')
      return source.keys
    }
  }

  return {
    find: async (address, times, header, token) => {
      const source = sourceOf(address)
      const keys = await current(address, source, times)
      try {
        return await keys.find(header, token)
      } catch (error) {
        const mayBeNew = error instanceof errors.JWKSNoMatchingKey && now().getTime() - source.askedAt >= pauseMs
        if (!mayBeNew) throw error
        const newer = await ask(address, source).catch((failed: unknown) => {
          throw new KeysAwayError(failed)
        })
        return await newer.find(header, token)
      }
    },
  }
}

async function fetchKeys(address: string, allowLocal: boolean): Promise<KeySet['find']> {
  if (isLocalAddress(address) && !allowLocal) throw new Error('Keys must be fetched over https')
  // A redirect could lead anywhere, including off https.
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
    headers: { accept: 'application/jwk-set+json, application/json' },
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`The key endpoint responded with ${response.status}`)
  }
  return createLocalJWKSet(JSON.parse(await readLimited(response)))
}

async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the request.
    if (size > largestBytes) throw new Error('The keys are too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
