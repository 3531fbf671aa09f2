/** Which brand and which of its operations a request is for. */
import { type Refusal, type Result, refuse } from '../../kernel/index.ts'
import { hasOperation, type LiveBrand } from '../../platform/releases/index.ts'
import { chooseBrand, chooseLanguage } from '../call.ts'
import type { BrandContext, Exchange, OperationContext, RequestParts } from '../context.ts'
import { controlBrandHeader } from '../control.ts'
import { headerOf } from '../request-headers.ts'

/** Chooses release, brand and language. A command on this machine names its brand; see `refuseUnknownBrand`. */
export function findBrand(
  { services, control, demo }: Pick<RequestParts, 'services' | 'control' | 'demo'>,
  exchange: Exchange,
): BrandContext {
  const { request, reply } = exchange
  const live = services.releases.current()
  reply.header('config-version', live.release.id)
  const url = new URL(request.url, 'http://portal')
  const { cookies, headers } = request
  const token = headerOf(request, 'access-token')
  const isCommand = token !== null && control.holds(token)
  const name = isCommand ? headerOf(request, controlBrandHeader) : null
  const namedBrand = name === null ? null : decodeURIComponent(name)
  const facts = { host: request.hostname, query: url.searchParams, cookies }
  const plan = (namedBrand !== null && live.release.brands[namedBrand]) || chooseBrand(live, facts, demo)
  const wording = { brand: plan, language: chooseLanguage(plan, { cookies, headers }), requestId: request.id }
  return { ...exchange, url, live, brand: live.brands[plan.id] as LiveBrand, wording, isCommand, namedBrand }
}

/** A command that names an unknown brand learns which ones there are. */
export function refuseUnknownBrand({ namedBrand, brand, live }: Pick<BrandContext, 'namedBrand' | 'brand' | 'live'>): Refusal | null {
  if (namedBrand === null || brand.plan.id === namedBrand) return null
  const brands = Object.keys(live.release.brands).join(', ')
  return refuse('error.unknown-brand', { params: { brand: namedBrand, brands } })
}

/** Calls of an open page keep working at the address they had when the page was loaded, even if it has moved since. */
export async function matchOperation(
  { services, demo }: Pick<RequestParts, 'services' | 'demo'>,
  context: BrandContext,
): Promise<Result<OperationContext>> {
  const { request, reply, url, brand } = context
  const match = brand.operations.match(request.method, url.pathname)
  if (match.kind === 'found') return { ok: true, value: { ...context, match, operation: match.plan } }
  const olderMatch = await matchOlder(services, context)
  if (olderMatch?.kind === 'found') {
    const operation = brand.plan.operations[olderMatch.plan.id]
    if (!operation || !hasOperation(brand.plan, operation, demo)) return refuse('error.form-changed')
    return { ok: true, value: { ...context, match: olderMatch, operation } }
  }
  if (match.kind === 'none') return refuse('error.not-found')
  reply.header('allow', match.allowed.join(', '))
  return refuse('error.method-not-allowed')
}

/** The address in the release with which the caller's page was loaded. */
async function matchOlder({ releases }: RequestParts['services'], { request, url, brand }: BrandContext) {
  const id = isApi(url.pathname) ? headerOf(request, 'config-version') : null
  const older = id === null ? null : await releases.remembered(id)
  return older?.brands[brand.plan.id]?.operations.match(request.method, url.pathname)
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
