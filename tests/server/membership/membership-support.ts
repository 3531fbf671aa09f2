/** A portal with generated users, and calls as browsers send them, for tests of certification and companies. */
import { randomBytes } from 'node:crypto'
import type { ActorKind } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { openSession } from '../../../src/server/people/accounts/index.ts'
import { root } from '../../support/documents.ts'
import { makePdf } from '../files/sample-documents.ts'

// Each call has its own response shape.
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
type Data = any

export interface Answer {
  readonly status: number
  readonly code: number
  readonly data: Data
  readonly error?: { readonly id: string; readonly params: Data; readonly fields: readonly { path: string; id: string }[] }
}

export interface PersonWish {
  readonly role?: Exclude<ActorKind, 'visitor'>
  readonly company?: string
  readonly language?: 'zh' | 'en'
  readonly brand?: string
}

export interface MembershipPortal extends TestPortal {
  /** A new user with a session; the id is also the account. */
  readonly addPerson: (id: string, wish?: PersonWish) => Promise<string>
  /** A new session for a user whose session ended. */
  readonly open: (id: string, brand?: string) => Promise<void>
  readonly ask: (as: string, url: string, body?: object, host?: string) => Promise<Answer>
  /** Returns the file's id. */
  readonly uploadLicence: (as: string) => Promise<string>
  readonly apply: (as: string, uscc: string, companyName?: string) => Promise<Answer>
  /** Creates a certified company with its administrator; returns its id. */
  readonly addCompany: (id: string, uscc: string) => Promise<string>
  readonly findUser: (id: string) => Promise<{ role: string; company_id: string | null; status: string; version: number }>
  /** Subjects of the e-mails to one user, earliest first. */
  readonly mailsTo: (id: string) => Promise<string[]>
  readonly auditOf: (subject: string) => Promise<string[]>
  readonly sendFile: (as: string | null, name: string, bytes: Uint8Array) => Promise<Answer>
}

export async function openMembershipPortal(): Promise<MembershipPortal> {
  const portal = await openTestPortal({ root })
  const { db } = portal.test
  const tokens: Record<string, string> = {}
  const { defaultBrand } = portal.releases.current().release

  async function addPerson(id: string, { role = 'registered', company, language = 'zh', brand = defaultBrand }: PersonWish = {}) {
    await db
      .insertInto('users')
      .values({
        id,
        brand,
        company_id: company ?? null,
        account: id,
        role,
        name: `${id}甲`,
        latin_name: `${id} Latin`,
        phone: `138${String(Object.keys(tokens).length).padStart(4, '0')}${String(randomBytes(2).readUInt16BE() % 10_000).padStart(4, '0')}`,
        email: `${id}@people.example`,
        language,
        password_hash: null,
      })
      .execute()
    await open(id, brand)
    return id
  }

  async function open(id: string, brand = defaultBrand): Promise<void> {
    tokens[id] = await openSession(db, { userId: id, brand, now: portal.clock.now, device: '' })
  }

  async function ask(as: string, url: string, body?: object, host = 'localhost'): Promise<Answer> {
    const answer = await portal.app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { host, 'access-token': tokens[as] ?? '' },
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() }
  }

  async function sendFile(as: string | null, name: string, bytes: Uint8Array): Promise<Answer> {
    const boundary = `b${randomBytes(8).toString('hex')}`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/membership/licence',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(as === null ? {} : { 'access-token': tokens[as] ?? '' }),
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() }
  }

  async function uploadLicence(as: string): Promise<string> {
    const answer = await sendFile(as, '营业执照.pdf', makePdf('licence'))
    if (answer.code !== 0) throw new Error(JSON.stringify(answer))
    return answer.data.fileId
  }

  return {
    ...portal,
    addPerson,
    open,
    ask,
    sendFile,
    uploadLicence,
    apply: async (as, uscc, companyName = '澄江文具有限公司') =>
      await ask(as, '/api/membership/certification', { companyName, uscc, licence: await uploadLicence(as) }),
    addCompany: async (id, uscc) => {
      const data = JSON.stringify({ uscc })
      await db
        .insertInto('companies')
        .values({ id, brand: defaultBrand, name: `${id}公司`, latin_name: `${id} Ltd.`, status: 'certified', data })
        .execute()
      await addPerson(`${id}-admin`, { role: 'admin', company: id })
      return id
    },
    findUser: (id) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    mailsTo: async (id) =>
      (await db.selectFrom('mails').select('subject').where('recipient', '=', `${id}@people.example`).orderBy('id').execute()).map(
        ({ subject }) => subject,
      ),
    auditOf: async (subject) =>
      (await db.selectFrom('audit').select('event').where('subject', '=', subject).orderBy('id').execute()).map(({ event }) => event),
  }
}

const creditSymbols = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

/** A unified social credit code with both check characters; a different one for each number. */
export function makeCreditCode(number: number): string {
  const organisation = `MA${String(number).padStart(6, '0')}`
  const sum = [...organisation].reduce((total, symbol, index) => total + Number.parseInt(symbol, 36) * (organisationWeights[index] ?? 0), 0)
  const body = `91310115${organisation}${'0123456789X'[(11 - (sum % 11)) % 11]}`
  const whole = [...body].reduce((total, symbol, index) => total + creditSymbols.indexOf(symbol) * (3 ** index % 31), 0)
  return `${body}${creditSymbols[(31 - (whole % 31)) % 31]}`
}
