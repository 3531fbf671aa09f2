/** For tests of single steps: a small release without documents, services without a database, and requests as Fastify parses them. */
import cookie from '@fastify/cookie'
import fastify, { type InjectOptions } from 'fastify'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { BrandPlan, OperationPlan, Release } from '#config'
import type { Grid, GridRow } from '#domain'
import type { CompiledValidator } from '#rules'
import type { Database } from '../db/index.ts'
import type { Actor } from '../kernel/index.ts'
import { visitor } from '../people/accounts/index.ts'
import { createRouter, type LiveBrand, type LiveRelease, type Releases } from '../platform/releases/index.ts'
import type { Services } from './call.ts'
import type { Exchange, OperationRequest, RequestParts } from './context.ts'

const anyone: GridRow = {
  visitor: 'allow',
  registered: 'allow',
  pending: 'allow',
  member: 'allow',
  admin: 'allow',
  staff: 'allow',
  analyst: 'allow',
}

const testGrid: Grid = {
  open: anyone,
  members: { ...anyone, visitor: 'login', registered: 'certify', pending: 'consent' },
}

export const member: Actor = { kind: 'member', userId: 'user-1', companyId: 'company-1', name: 'Li Wei', latinName: 'Li Wei' }

/** Accepts any input. */
export const validateNothing: CompiledValidator = () => true

export function makeOperation({ id, ...parts }: Partial<OperationPlan> & Pick<OperationPlan, 'id'>): OperationPlan {
  return {
    id,
    method: 'GET',
    path: `/api/${id}`,
    grid: 'open',
    about: 'nothing',
    handler: id,
    body: 'json',
    largeBody: false,
    answer: 'envelope',
    idempotent: false,
    takesKey: false,
    keepsKey: false,
    slow: false,
    pace: 'usual',
    readsOnly: parts.method === undefined || parts.method === 'GET',
    unseen: false,
    logged: false,
    ignoresPreview: false,
    fixed: false,
    opensSession: false,
    changesSession: false,
    passive: false,
    demoOnly: false,
    errors: [],
    pathNames: [],
    input: {},
    output: {},
    validator: id,
    forms: {},
    lists: {},
    visibility: { whole: true },
    title: id,
    description: id,
    ...parts,
  }
}

function makeBrand(operations: readonly OperationPlan[], parts: Partial<BrandPlan>): LiveBrand {
  const plan: BrandPlan = {
    id: 'one',
    default: true,
    hosts: [],
    origin: null,
    documentPrefix: 'ON',
    productCode: 'one',
    languages: ['zh', 'en'],
    defaultLanguage: 'zh',
    baseCurrency: 'CNY',
    timeZone: 'UTC',
    shells: {},
    pages: {},
    sheets: {},
    exports: {},
    trees: {},
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
    forms: {},
    validators: {},
    serverValidators: {},
    texts: {},
    documents: {},
    limits: { actualMinutes: 15 },
    contacts: {},
    address: null,
    frameOrigins: [],
    tokenSignIn: null,
    confine: null,
    without: { operations: [], pages: [] },
    ...parts,
  }
  return {
    plan,
    grid: testGrid,
    validators: Object.fromEntries(operations.map(({ validator }) => [validator, validateNothing])),
    operations: createRouter(operations),
    pages: { match: () => null },
    openApi: () => ({}),
  }
}

/** A release whose brands have these operations. The first brand is the default. */
export function makeRelease(id: string, operations: readonly OperationPlan[], brands: readonly Partial<BrandPlan>[] = [{}]): LiveRelease {
  const live = brands.map((brand) => makeBrand(operations, brand))
  const release: Release = {
    hash: id,
    id,
    boundaries: [],
    edition: 0,
    brands: Object.fromEntries(live.map(({ plan }) => [plan.id, plan])),
    defaultBrand: live[0]?.plan.id ?? 'one',
    assets: {},
    columns: {},
    recordIndexes: {},
  }
  return { release, parts: new Map(), brands: Object.fromEntries(live.map((brand) => [brand.plan.id, brand])) }
}

/** Serves the first release; the others are those of open pages. */
function makeReleases([served, ...older]: readonly [LiveRelease, ...LiveRelease[]]): Releases {
  const find = (id: string) => Promise.resolve([served, ...older].find(({ release }) => release.id === id) ?? null)
  const unused = () => Promise.reject(new Error('Steps neither publish nor compare'))
  const publishing = {
    check: unused,
    compare: unused,
    publish: unused,
    publishing: unused,
    rollback: unused,
    history: unused,
    read: unused,
  }
  return { ...publishing, current: () => served, find, remembered: find, at: async () => older[0] ?? served, close: async () => {} }
}

/** The database answers every query with no rows. */
export function makeServices(releases: readonly [LiveRelease, ...LiveRelease[]], parts: Partial<Services> = {}): Services {
  const unused = () => Promise.reject(new Error('Steps use no files'))
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return {
    db,
    files: { scanned: false, put: unused, read: unused, remove: unused },
    releases: makeReleases(releases),
    now: () => new Date('2026-11-30T08:00:00Z'),
    originOf: () => 'https://portal.test',
    vault: { seal: (text) => text, mac: (text) => text },
    recordReleases: {},
    servedDictionaries: [],
    sharing: {},
    replica: null,
    ...parts,
  }
}

export const testToken = 'control-token'

/** Parts of a production server. A command holds `testToken`; there are no previews. */
export function makeParts(
  releases: readonly [LiveRelease, ...LiveRelease[]],
  parts: Partial<RequestParts> = {},
): Omit<RequestParts, 'handlers'> {
  return {
    services: makeServices(releases),
    demo: false,
    control: {
      actorFor: (who) => ({ kind: 'analyst', userId: null, companyId: null, name: who ?? '', latinName: who ?? '' }),
      holds: (token) => token === testToken,
      announce: () => {},
      withdraw: () => {},
    },
    previews: { ofVisit: async () => null, ofCall: async () => null, enterOrLeave: async () => false },
    onChange: () => {},
    ...parts,
  }
}

/** A visitor's call of an operation of the served release. */
export function makeRequest(live: LiveRelease, operation: string, parts: Partial<OperationRequest> = {}): OperationRequest {
  const served = live.brands[live.release.defaultBrand]
  const plan = served?.plan.operations[operation]
  if (!served || !plan) throw new Error(`The release has no operation ${operation}`)
  return {
    plan,
    served,
    live,
    validatedBy: live,
    lapsed: null,
    actor: visitor,
    sessionId: null,
    userAgent: '',
    language: 'en',
    requestId: 'request-1',
    idempotencyKey: null,
    remoteAddress: '192.0.2.1',
    origin: 'https://portal.test',
    isCommand: false,
    readInput: async () => ({ ok: true, value: { values: {}, upload: null } }),
    setHeader: () => {},
    ...parts,
  }
}

/** Sends a request to a server that hands it to `work`. The result, and the headers that the reply has then. */
export async function send<T>(request: InjectOptions, work: (exchange: Exchange) => Promise<T> | T) {
  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  await app.register(cookie)
  const results: T[] = []
  app.all('/*', async (incoming, reply) => {
    results.push(await work({ request: incoming, reply }))
    return reply.sent ? reply : reply.send('')
  })
  const response = await app.inject(request)
  await app.close()
  const [result] = results
  if (result === undefined) throw new Error(`The step failed: ${response.body}`)
  return { result, response }
}
