/** An issuer of sign-in tokens with a real key pair, and a real server that publishes the keys. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

export type KeyServerMode = 'serves' | 'fails' | 'redirects' | 'floods'

export interface Issuer {
  /** Address of the published keys. */
  readonly keysAt: string
  /** Requests for the keys so far. */
  readonly asked: () => number
  mode: KeyServerMode
  readonly sign: (options?: SignOptions) => Promise<string>
  /** Publishes another key instead of the present one. */
  readonly rotate: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface SignOptions {
  /** Replaces claims; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly key?: CryptoKey | Uint8Array
  readonly lifetime?: number
}

export const issuerName = 'https://bank.example'
export const audience = 'https://freight.bank.example'
export const laoshan = { code: '91370212MA3P7K2Q39', name: '崂山轮胎有限公司', latin_name: 'Laoshan Tyre Co., Ltd.' }

export async function openIssuer(now: () => Date): Promise<Issuer> {
  let { privateKey, published } = await createKey()
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    if (issuer.mode === 'fails') return response.writeHead(503).end()
    if (issuer.mode === 'redirects') return response.writeHead(302, { location: '/elsewhere' }).end()
    const padding = issuer.mode === 'floods' ? 'x'.repeat(200_000) : ''
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [published], padding }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer: Issuer = {
    keysAt: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    asked: () => asked,
    mode: 'serves',
    sign: ({ claims, header, key = privateKey, lifetime = 60 } = {}) => {
      const seconds = Math.floor(now().getTime() / 1000)
      const standard = { iss: issuerName, aud: audience, sub: 'C-1', jti: randomUUID(), iat: seconds, exp: seconds + lifetime }
      const all = { ...standard, name: '王海', phone_number: '+8613911112222', email: 'wang@laoshan.example', company: laoshan, ...claims }
      const named = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
      return new SignJWT(named).setProtectedHeader({ alg: 'ES256', kid: published.kid, ...header }).sign(key)
    },
    rotate: async () => {
      ;({ privateKey, published } = await createKey())
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return issuer
}

async function createKey(): Promise<{ privateKey: CryptoKey; published: JWK & { readonly kid: string } }> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  return { privateKey, published: { ...(await exportJWK(publicKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' } }
}
