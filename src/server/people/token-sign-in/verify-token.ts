/** Verifies a token as the brand's manifest declares: signature, issuer, audience, times, and what it says about the customer. */

import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { BrandPlan, TokenSignIn } from '#config'
import { isSocialCreditCode } from '#domain'
import { hourMs, minuteMs } from '#rules'
import { limitOf } from '../../kernel/index.ts'
import { readContact } from '../accounts/index.ts'
import { KeysAwayError, type PublishedKeys } from './published-keys.ts'

/** A customer as the issuer knows them. */
export interface Customer {
  readonly issuer: string
  readonly subject: string
  readonly name: string
  readonly latinName: string
  readonly phone: string | null
  readonly email: string | null
  readonly company: { readonly uscc: string; readonly name: string; readonly latinName: string }
}

export type Verified =
  | { readonly ok: true; readonly customer: Customer; readonly tokenId: string; readonly expiresAt: Date }
  /** For the log; the user is not given a reason. */
  | { readonly ok: false; readonly reason: string }

export interface VerifyTokenOptions {
  readonly keys: PublishedKeys
  readonly brand: Pick<BrandPlan, 'limits'>
  readonly declared: TokenSignIn
  readonly now: Date
}

const required = ['iss', 'aud', 'sub', 'iat', 'exp', 'jti', 'name', 'company']

export async function verifyToken(token: string, { keys, brand, declared, now }: VerifyTokenOptions): Promise<Verified> {
  const skew = limitOf(brand, 'tokenSkewSeconds')
  const times = { fresh: limitOf(brand, 'tokenKeysMinutes') * minuteMs, kept: limitOf(brand, 'tokenKeysKeptHours') * hourMs }
  const { issuer, audience, algorithms } = declared
  try {
    const { payload } = await jwtVerify(
      token,
      (header, parts) => {
        // Without it, any published key would do.
        if (typeof header.kid !== 'string') throw new errors.JWSInvalid('The token names no key')
        return keys.find(declared.keys, times, header, parts)
      },
      { issuer, audience, algorithms: [...algorithms], requiredClaims: required, clockTolerance: skew, currentDate: now },
    )
    return readClaims(payload, { brand, skew, now })
  } catch (error) {
    if (error instanceof KeysAwayError) return { ok: false, reason: `${error.message}: ${String(error.cause)}` }
    // Malformed keys in a token or in the issuer's response throw errors outside the library's own classes.
    return { ok: false, reason: error instanceof errors.JOSEError ? `${error.code}: ${error.message}` : String(error) }
  }
}

interface ReadClaimsOptions {
  readonly brand: Pick<BrandPlan, 'limits'>
  readonly skew: number
  readonly now: Date
}

function readClaims(payload: JWTPayload, { brand, skew, now }: ReadClaimsOptions): Verified {
  const { iat = 0, exp = 0, aud } = payload
  if (iat > now.getTime() / 1000 + skew) return { ok: false, reason: 'issued in the future' }
  if (exp - iat > limitOf(brand, 'tokenLifetimeSeconds')) return { ok: false, reason: 'valid for too long' }
  // With several audiences, one portal could replay the token at another.
  if (Array.isArray(aud) && aud.length !== 1) return { ok: false, reason: 'several audiences' }
  const nameMax = limitOf(brand, 'personNameMax')
  const companyMax = limitOf(brand, 'companyNameMax')
  const company = readObject(payload.company)
  const [issuer, subject, tokenId] = [wordsIn(payload.iss, 200), wordsIn(payload.sub, 200), wordsIn(payload.jti, 200)]
  const [name, companyName, uscc] = [wordsIn(payload.name, nameMax), wordsIn(company.name, companyMax), wordsIn(company.code, 18)]
  if (!issuer || !subject || !tokenId) return { ok: false, reason: 'iss, sub or jti is empty or too long' }
  if (!name || !companyName || !isSocialCreditCode(uscc)) return { ok: false, reason: 'name or company is missing or invalid' }
  const customer = {
    issuer,
    subject,
    name,
    latinName: wordsIn(payload.latin_name, nameMax) || name,
    phone: contactIn(payload.phone_number, /^1\d{10}$/),
    email: contactIn(payload.email, /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/),
    company: { uscc, name: companyName, latinName: wordsIn(company.latin_name, companyMax) || companyName },
  }
  return { ok: true, customer, tokenId, expiresAt: new Date((exp + skew) * 1000) }
}

function readObject(claim: unknown): Readonly<Record<string, unknown>> {
  return typeof claim === 'object' && claim !== null ? { ...claim } : {}
}

/** One line of text without control characters; empty if it is anything else. */
function wordsIn(claim: unknown, most: number): string {
  const text = typeof claim === 'string' ? claim.trim() : ''
  return text.length <= most && !/\p{C}/u.test(text) ? text : ''
}

/** A contact as accounts store it; null if it is not valid. */
function contactIn(claim: unknown, form: RegExp): string | null {
  const { address } = readContact(wordsIn(claim, 254))
  return form.test(address) ? address : null
}
