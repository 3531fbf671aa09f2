/**
 * The demo's bank: a site on another origin that shows the portal in a frame and signs its customers in. It has a real key pair,
 * created on each start, and publishes the public half. There is one for each brand that declares a local issuer.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type BrandPlan, isLocalAddress, type Release, type TokenSignIn } from '#config'
import { drawBankPage } from './bank-page.ts'
import { type BankFact, type DemoFacts, type PersonFact, readDemoFacts } from './demo-documents.ts'

export interface DemoBank {
  readonly brand: string
  /** The address that people open. */
  readonly url: string
  /** The address at which the brand's manifest expects the keys. */
  readonly declaredKeys: string
  /** Where the keys actually are. */
  readonly keys: string
  readonly stop: () => Promise<void>
}

export interface OpenDemoBanksOptions {
  readonly release: Release
  readonly host: string
  /** Address of a brand's portal. */
  readonly originOf: (brand: BrandPlan) => string
}

export async function openDemoBanks({ release, host, originOf }: OpenDemoBanksOptions): Promise<DemoBank[]> {
  const facts = readDemoFacts(release)
  const brands = Object.values(release.brands).filter(({ tokenSignIn }) => tokenSignIn && isLocalAddress(tokenSignIn.keys))
  return await Promise.all(brands.map((brand) => openBank({ brand, facts, host, origin: () => originOf(brand) })))
}

interface Opening {
  readonly brand: BrandPlan
  readonly facts: DemoFacts
  readonly host: string
  readonly origin: () => string
}

const algorithm = 'ES256'
const lifetimeSeconds = 60

async function openBank({ brand, facts, host, origin }: Opening): Promise<DemoBank> {
  const declared = brand.tokenSignIn as TokenSignIn
  const { publicKey, privateKey } = await generateKeyPair(algorithm)
  const kid = randomUUID()
  const published = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' }] })
  const customers = facts.people.filter((person) => person.brand === brand.id && person.subject !== undefined)

  /** For one visit: the portal accepts it once. With an age it has already expired, to demonstrate that case. */
  async function issueToken(person: PersonFact, ageSeconds: number): Promise<string> {
    const issuedAt = Math.floor(Date.now() / 1000) - ageSeconds
    const company = facts.companies.find(({ id }) => id === person.company)
    const named = company && { code: company.uscc, name: company.name, latin_name: company.latinName }
    const claims = { name: person.name, latin_name: person.latinName, phone_number: person.mobile, email: person.email, company: named }
    return await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuer(declared.issuer)
      .setAudience(declared.audience)
      .setSubject(person.subject ?? '')
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(privateKey)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank')
    if (pathname === '/keys') return send(response, 200, 'application/jwk-set+json', published)
    if (pathname !== '/') return send(response, 404, 'text/plain', '')
    const language = searchParams.get('language') === 'en' ? 'en' : 'zh'
    const chosen = customers.find(({ subject }) => subject === searchParams.get('customer'))
    // The token is in the fragment: no server log and no Referer contains it.
    const frame =
      chosen &&
      `${origin()}${entranceOf(brand)}?language=${language}#token=${await issueToken(chosen, Number(searchParams.get('age') ?? 0) || 0)}`
    const bank = facts.banks.find((fact) => fact.brand === brand.id) as BankFact
    const companies = new Map(facts.companies.map((company) => [company.id, company]))
    const { html, policy } = drawBankPage({
      bank,
      customers,
      companies,
      chosen: chosen ?? null,
      language,
      frame: frame ?? null,
      portal: origin(),
    })
    response.setHeader('content-security-policy', policy)
    send(response, 200, 'text/html; charset=utf-8', html)
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  const port = await listen(server, host, Number(new URL(declared.site).port))
  const url = `http://localhost:${port}`
  return {
    brand: brand.id,
    url: `${url}/`,
    declaredKeys: declared.keys,
    keys: `${url}/keys`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).end(body)
}

/** The path of the page that takes the token. */
function entranceOf({ shells, pages }: BrandPlan): string {
  const bundles = Object.values(pages)[0] ?? {}
  const takes = (id: string | undefined) => bundles[id ?? '']?.page.blocks.some(({ block }) => block === 'token-sign-in') === true
  return Object.values(shells)[0]?.routes.find(({ page }) => takes(page))?.path ?? '/'
}

/** On the port in the manifest, or on a free one if a second portal runs on this machine. */
async function listen(server: Server, host: string, port: number): Promise<number> {
  const open = (at: number) =>
    new Promise<void>((done, fail) => {
      server.once('error', fail)
      server.listen(at, host, () => {
        server.off('error', fail)
        done()
      })
    })
  await open(port).catch(() => open(0))
  return (server.address() as AddressInfo).port
}
