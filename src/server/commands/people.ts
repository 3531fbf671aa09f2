/**
 * Runs the staff operations for `npm run people`: through the running server if one holds this machine's database, otherwise
 * directly; both ways run the same operations.
 */

import { randomUUID } from 'node:crypto'
import type { Operations } from '#generated/operations.ts'
import type { FieldError, JsonObject } from '#rules'
import type { Env } from '../env.ts'
import { type ControlFile, readControlFile, runOperation } from '../http/index.ts'
import {
  createBrandOrigins,
  type createLog,
  createVault,
  type Envelope,
  keepDemoKey,
  refuse,
  toRefusal,
  toSuccess,
} from '../kernel/index.ts'
import { createHasher } from '../people/accounts/index.ts'
import { createStaffHandlers, hostActor } from '../people/staff/index.ts'
import { createDiskStore } from '../platform/files/index.ts'
import { recordServices } from '../record-services.ts'
import { callRunningServer, findOperation, findRunningServer } from './call-running-server.ts'
import { openPortal } from './open-portal.ts'

/** The operations of the commands. */
type Name =
  | 'list-staff'
  | 'list-staff-invitations'
  | 'invite-staff'
  | 'withdraw-staff-invitation'
  | 'change-staff-role'
  | 'set-staff-status'
  | 'request-second-factor-removal'

export type CommandResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly params: JsonObject; readonly fields: readonly FieldError[] }

export interface PeopleCommands {
  /** An unknown brand is refused, with the existing ones in the parameter `brands`. */
  run<Id extends Name>(brand: string, operation: Id, input: Operations[Id]['input']): Promise<CommandResult<Operations[Id]['output']>>
  close(): Promise<void>
}

export interface OpenPeopleCommandsOptions {
  readonly env: Env
  readonly root: string
  /** User running the command, for the audit trail. */
  readonly who: string
  /** Language of refusals. */
  readonly language: string
  readonly log: ReturnType<typeof createLog>
  readonly now?: () => Date
}

const notPublished = 'The served release was published by an earlier version. Publish this version first: npm run config -- publish'

type Ask = (brand: string, operation: Name, input: object) => Promise<Envelope>

export async function openPeopleCommands(options: OpenPeopleCommandsOptions): Promise<PeopleCommands> {
  const running = await findRunningServer(options.env)
  const { ask, close } = running ? { ask: overHttp(running, options), close: () => Promise.resolve() } : await onDatabase(options)
  return {
    // The operation's own output, the same both ways.
    run: async (brand, operation, input) => toResult(await ask(brand, operation, input)),
    close,
  }
}

function toResult<T>({ success, data, error }: Envelope): CommandResult<T> {
  if (success) return { ok: true, value: data as T }
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : data
  return { ok: false, message: String(message ?? error?.id), params: error?.params ?? {}, fields: error?.fields ?? [] }
}

function overHttp(running: ControlFile, { who, language }: OpenPeopleCommandsOptions): Ask {
  return async (brand, operation, input) => {
    const caller = { who, language, brand }
    const declaration = await findOperation(running, operation, caller)
    if ('refusal' in declaration) return declaration.refusal
    if (declaration.address === null) throw new Error(notPublished)
    const { method, path: pattern } = declaration.address
    const rest: Record<string, unknown> = { ...input }
    const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(rest[name])
      delete rest[name]
      return encodeURIComponent(value)
    })
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    const requestParts = method === 'GET' ? { path: `${path}?${query}` } : { path, body: rest }
    return await callRunningServer(running, { method, ...requestParts, ...caller })
  }
}

async function onDatabase(options: OpenPeopleCommandsOptions): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const { env, root, who, language, log, now = () => new Date() } = options
  const base = env.publicOrigin ?? readControlFile(env.dataDir)?.url ?? `http://localhost:${env.port}`
  const originOf = createBrandOrigins(() => base)
  const vault = createVault(env.secretKey ?? keepDemoKey(env.dataDir))
  const files = await createDiskStore(env.filesDir)
  const { database, releases, close } = await openPortal({ env, root, log, now })
  const services = { db: database.db, replica: null, files, releases, now, originOf, vault, ...recordServices }
  const ask: Ask = async (id, operation, input) => {
    const live = releases.current()
    const { brands, defaultBrand } = live.release
    const served = live.brands[id]
    const requestId = randomUUID()
    const brand = served?.plan ?? brands[defaultBrand]
    const plan = brand?.operations[operation]
    if (!brand || !plan) throw new Error(notPublished)
    const wording = { brand, language: brand.languages.includes(language) ? language : brand.defaultLanguage, requestId }
    if (!served) {
      const params = { brand: id, brands: Object.keys(brands).join(', ') }
      return toRefusal(refuse('error.unknown-brand', { params }), wording).body
    }
    const handlers = createStaffHandlers({ hasher: createHasher() })
    const answer = await runOperation(services, handlers, {
      plan,
      served,
      live,
      validatedBy: live,
      lapsed: null,
      actor: hostActor(who),
      sessionId: null,
      userAgent: '',
      language: wording.language,
      requestId,
      idempotencyKey: null,
      remoteAddress: '',
      origin: originOf(brand),
      isCommand: true,
      readInput: () => Promise.resolve({ ok: true, value: { values: { ...input } as JsonObject, upload: null } }),
      setHeader: () => {},
    })
    if (!answer.ok) return toRefusal(answer, wording).body
    return toSuccess(answer.value.kind === 'data' ? answer.value.data : null, requestId).body
  }
  return { ask, close }
}
