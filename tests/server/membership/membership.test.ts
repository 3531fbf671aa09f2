import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '../files/sample-documents.ts'
import { makePicture } from '../files/sample-pictures.ts'
import { type MembershipPortal, makeCreditCode, openMembershipPortal } from './membership-support.ts'

let portal: MembershipPortal
beforeAll(async () => {
  portal = await openMembershipPortal()
  for (const id of ['staff1', 'staff2']) await portal.addPerson(id, { role: 'staff' })
})
afterAll(() => portal.close())

const codes = ['91310115MA1K4A7B0D', '91330206MA2H8C3D8C', '91440300MA5D2E6F81', '91350200MA31G4H775', '91330201MA282J5K65'] as const
const [first, second, third, fourth, fifth] = codes

const standing = async (as: string) => (await portal.ask(as, '/api/membership')).data
const openRequestOf = async (as: string) => {
  const { request } = await standing(as)
  const row = await portal.test.db
    .selectFrom('membership_requests')
    .selectAll()
    .where('id', '=', request.requestId)
    .executeTakeFirstOrThrow()
  return { requestId: row.id, version: row.version }
}
const decide = async (as: string, requestId: string, body: object) => portal.ask(as, `/api/desk/certifications/${requestId}/decision`, body)
async function approve(applicant: string, staff = 'staff1') {
  const { requestId, version } = await openRequestOf(applicant)
  return await decide(staff, requestId, { version, decision: 'approve' })
}

describe('applying for certification', () => {
  it('leads through review to certification, and makes the applicant the administrator', async () => {
    await portal.addPerson('ann', { language: 'en' })
    expect(await standing('ann')).toMatchObject({ membership: 'not-certified', relation: 'own', openRequest: false })
    const applied = await portal.apply('ann', first)
    expect(applied.data).toMatchObject({ kind: 'certification', membership: 'under-review', message: '申请已发送，请等待审核' })
    expect(await standing('ann')).toMatchObject({ membership: 'under-review', openRequest: true, request: { state: 'open', uscc: first } })
    // No access yet while under review.
    expect((await portal.ask('ann', '/api/orders')).status).toBe(404)
    expect((await portal.ask('ann', '/api/orders/sea', {})).error?.id).toBe('error.under-review')
    const { requestId, version } = await openRequestOf('ann')
    const decided = await decide('staff1', requestId, { version, decision: 'approve' })
    expect(decided.data).toEqual({ requestId, version: version + 1, state: 'approved', membership: 'certified' })
    expect(await standing('ann')).toMatchObject({ membership: 'certified', role: 'admin', companyName: '澄江文具有限公司', uscc: first })
    expect((await portal.ask('ann', '/api/orders')).data.total).toBe(0)
    expect(await portal.mailsTo('ann')).toEqual(['Company verified: 澄江文具有限公司'])
    expect(await portal.auditOf('ann')).toEqual(['certification-applied', 'certification-approved'])
    const [reported] = await portal.test.db.selectFrom('audit').selectAll().where('event', '=', 'certification-approved').execute()
    expect(reported).toMatchObject({ actor_id: 'staff1', actor_role: 'staff', before: { role: 'registered' }, after: { role: 'admin' } })
  })

  it('needs the name, a code with two valid check characters, and the licence', async () => {
    await portal.addPerson('ben')
    const licence = await portal.uploadLicence('ben')
    const wrong = async (body: object) => {
      const { status, error } = await portal.ask('ben', '/api/membership/certification', body)
      return [status, ...(error?.fields ?? []).map(({ path, id }) => `${path} ${id}`)]
    }
    const good = { companyName: '明州纸业有限公司', uscc: second, licence }
    expect(await wrong({ ...good, licence: undefined })).toEqual([400, '/licence invalid.licenceRequired'])
    expect(await wrong({ ...good, uscc: undefined })).toEqual([400, '/uscc invalid.usccRequired'])
    expect(await wrong({ ...good, uscc: `${second.slice(0, -1)}0` })).toEqual([400, '/uscc invalid.format.uscc'])
    // The last character is valid for the whole code, but the one before it is wrong for the organisation code inside.
    expect(await wrong({ ...good, uscc: '91330206MA2H8C3D79' })).toEqual([400, '/uscc invalid.format.uscc'])
    expect(await wrong({ ...good, companyName: 'x'.repeat(81) })).toEqual([400, '/companyName invalid.maxLength'])
    expect(await wrong({ ...good, companyName: '   ' })).toEqual([400, '/companyName invalid.name.blank'])
    for (const companyName of ['甲公司\r\nBcc: x@y.example', '甲\u202e公司'])
      expect(await wrong({ ...good, companyName })).toEqual([400, '/companyName invalid.name.unseen'])
    expect(await wrong({ ...good, role: 'admin' })).toEqual([400, '/role invalid.unknown'])
    expect((await standing('ben')).membership).toBe('not-certified')
  })

  it('accepts only PDF, PNG and JPEG as a licence', async () => {
    await portal.addPerson('cai')
    expect((await portal.sendFile('cai', 'a.pdf', makePdf())).code).toBe(0)
    expect((await portal.sendFile('cai', 'a.png', await makePicture('png'))).code).toBe(0)
    expect((await portal.sendFile('cai', 'a.jpg', await makePicture('jpeg'))).code).toBe(0)
    expect((await portal.sendFile('cai', 'a.gif', await makePicture('gif'))).error?.id).toBe('error.licence-type')
    expect((await portal.sendFile('cai', 'a.pdf', await makePicture('png'))).error?.id).toBe('error.licence-type')
    expect((await portal.sendFile('cai', 'a.pdf', new Uint8Array())).error?.id).toBe('error.file-empty')
    expect((await portal.sendFile(null, 'a.pdf', makePdf())).code).toBe(4)
    expect((await portal.sendFile('staff1', 'a.pdf', makePdf())).error?.id).toBe('error.forbidden')
  })

  it('accepts only the applicant’s own licence, and only once', async () => {
    await portal.addPerson('dan')
    await portal.addPerson('eve')
    const licence = await portal.uploadLicence('dan')
    const body = { companyName: '借用有限公司', uscc: second, licence }
    const foreign = await portal.ask('eve', '/api/membership/certification', body)
    expect([foreign.status, foreign.error?.id]).toEqual([404, 'error.not-found'])
    expect((await standing('eve')).request).toBeUndefined()
    expect((await portal.ask('dan', '/api/membership/certification', body)).status).toBe(200)
    expect((await portal.ask('dan', '/api/membership/withdraw', {})).data).toMatchObject({
      state: 'withdrawn',
      membership: 'not-certified',
    })
    expect((await portal.ask('dan', '/api/membership/certification', body)).status).toBe(404)
  })

  it('is decided with a text message to people who registered by phone, which says where to read the rest', async () => {
    await portal.addPerson('leo')
    const { phone } = await portal.test.db
      .updateTable('users')
      .set({ email: null })
      .where('id', '=', 'leo')
      .returning('phone')
      .executeTakeFirstOrThrow()
    await portal.apply('leo', makeCreditCode(950))
    const { requestId, version } = await openRequestOf('leo')
    await decide('staff1', requestId, { version, decision: 'refuse', reason: '执照模糊' })
    expect(await portal.messagesTo(phone ?? '')).toEqual([
      expect.objectContaining({ channel: 'sms', body: '企业认证未通过：澄江文具有限公司\n\n详情请登录后在“企业账户”中查看。' }),
    ])
  })

  it('is possible one at a time, again after a rejection, and not for members', async () => {
    await portal.addPerson('fay')
    await portal.apply('fay', third)
    const again = await portal.apply('fay', third)
    expect([again.status, again.error?.id]).toEqual([409, 'error.already-applied'])
    const { requestId, version } = await openRequestOf('fay')
    expect((await decide('staff1', requestId, { version, decision: 'refuse' })).error?.fields).toEqual([
      expect.objectContaining({ path: '/reason', id: 'invalid.required' }),
    ])
    expect((await decide('staff1', requestId, { version, decision: 'refuse', reason: '执照模糊' })).data.state).toBe('refused')
    expect(await standing('fay')).toMatchObject({ membership: 'not-certified', request: { state: 'refused', reason: '执照模糊' } })
    expect(await portal.mailsTo('fay')).toEqual(['企业认证未通过：澄江文具有限公司'])
    expect((await portal.apply('fay', third)).data.membership).toBe('under-review')
    await approve('fay')
    const licence = await portal.uploadLicence('eve')
    const late = await portal.ask('fay', '/api/membership/certification', { companyName: '再来一家', uscc: fourth, licence })
    expect([late.status, late.error?.id]).toEqual([409, 'error.already-member'])
    expect((await portal.sendFile('fay', 'a.pdf', makePdf())).error?.id).toBe('error.already-member')
  })

  it('creates one request for a double click, and for many calls at once', async () => {
    await portal.addPerson('gil')
    const licences = await Promise.all(Array.from({ length: 6 }, () => portal.uploadLicence('gil')))
    const answers = await Promise.all(
      licences.map((licence) => portal.ask('gil', '/api/membership/certification', { companyName: '连点公司', uscc: fourth, licence })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(answers.filter(({ code }) => code !== 0).map(({ error }) => error?.id))).toEqual(new Set(['error.already-applied']))
    const rows = await portal.test.db.selectFrom('membership_requests').select('id').where('user_id', '=', 'gil').execute()
    expect(rows).toHaveLength(1)
    const bound = await portal.test.db
      .selectFrom('files')
      .select('id')
      .where('user_id', '=', 'gil')
      .where('belongs_to', 'is not', null)
      .execute()
    expect(bound).toHaveLength(1)
  })

  it('is limited per user, whatever the outcome', async () => {
    await portal.addPerson('hal')
    const body = { companyName: '试探公司', uscc: first, licence: 'no-such-file' }
    const most = Number(portal.releases.current().release.brands.quayside?.limits.applicationsPerDay)
    for (let tries = 0; tries < most; tries += 1) expect((await portal.ask('hal', '/api/membership/certification', body)).status).toBe(404)
    const limited = await portal.ask('hal', '/api/membership/certification', body)
    expect([limited.status, limited.error?.id]).toEqual([429, 'error.limited'])
    expect(limited.error?.params.seconds).toBeGreaterThan(80_000)
  })
})

describe('a company with a certified colleague', () => {
  it('is asked to admit the applicant, who learns nothing else about it', async () => {
    await portal.addPerson('ida')
    const asked = await portal.apply('ida', first, '我以为的名称')
    expect(asked.data).toMatchObject({ kind: 'join', membership: 'awaiting-consent' })
    expect(asked.data.message).toContain('已有同事完成认证')
    const seen = await portal.ask('ida', '/api/membership')
    expect(seen.data).toMatchObject({
      membership: 'awaiting-consent',
      role: 'pending',
      request: { kind: 'join', companyName: '我以为的名称' },
    })
    const session = await portal.ask('ida', '/api/account/session')
    expect(session.data).toMatchObject({ actor: 'pending', company: '' })
    expect(JSON.stringify([asked, seen, session])).not.toContain('澄江')
    expect(await portal.mailsTo('ann')).toContain('ida Latin has requested to join 澄江文具有限公司')
    // Not a certification, so staff cannot decide it.
    const { requestId, version } = await openRequestOf('ida')
    expect((await decide('staff1', requestId, { version, decision: 'approve' })).status).toBe(404)
    expect((await portal.ask('staff1', `/api/desk/certifications/${requestId}`)).status).toBe(404)
    // Ordering needs consent.
    const order = await portal.ask('ida', '/api/orders/sea', {})
    expect(order.error?.id).toBe('error.needs-consent')
  })

  it('turns later applications of colleagues into requests to join', async () => {
    await portal.addPerson('jan')
    await portal.addPerson('kim', { language: 'en' })
    await portal.apply('jan', fifth)
    await portal.apply('kim', fifth)
    const kims = await openRequestOf('kim')
    expect((await portal.ask('staff1', `/api/desk/certifications/${kims.requestId}`)).data.sameCodeOpen).toBe(1)
    await approve('jan')
    expect(await standing('kim')).toMatchObject({ membership: 'awaiting-consent', request: { kind: 'join', state: 'open' } })
    expect(await portal.mailsTo('kim')).toEqual(['Your application was changed to a request to join'])
    expect(await portal.mailsTo('jan')).toEqual(['企业认证已通过：澄江文具有限公司', 'kim甲 申请加入 澄江文具有限公司'])
    const late = await decide('staff2', kims.requestId, { version: kims.version, decision: 'approve' })
    expect([late.status, late.error?.id]).toEqual([409, 'error.conflict-version'])
    const certified = await portal.test.db.selectFrom('companies').select('id').where('status', '=', 'certified').execute()
    expect(certified.length).toBeGreaterThan(0)
  })
})

describe('the desk', () => {
  it('lists applications by tab, longest waiting first, with search and paging', async () => {
    const open = await portal.ask('staff1', '/api/desk/certifications?tab=open')
    expect(open.data.rows.map(({ applicant }: { applicant: string }) => applicant)).toEqual(['gil甲'])
    expect(open.data.rows[0]).toMatchObject({ state: 'open', companyName: '连点公司', uscc: fourth, waitingHours: 0 })
    expect(open.data.counts).toMatchObject({ open: 1, approved: 3, refused: 2, closed: 1 })
    const found = async (search: string) =>
      (await portal.ask('staff1', `/api/desk/certifications?search=${encodeURIComponent(search)}`)).data.total
    expect(await found('连点')).toBe(1)
    expect(await found(fourth.slice(4, 12).toLowerCase())).toBe(1)
    expect(await found('gil')).toBe(1)
    expect(await found('%')).toBe(0)
    const pages = await Promise.all([1, 2].map((page) => portal.ask('staff1', `/api/desk/certifications?pageSize=3&page=${page}`)))
    const ids = pages.flatMap(({ data }) => data.rows.map(({ requestId }: { requestId: string }) => requestId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(6)
  })

  it('shows an application with its actions, and the licence as an attachment that is not cached', async () => {
    const { requestId } = await openRequestOf('gil')
    const { data } = await portal.ask('staff1', `/api/desk/certifications/${requestId}`)
    expect(data).toMatchObject({
      membership: 'under-review',
      relation: 'other',
      active: true,
      licenceName: '营业执照.pdf',
      earlierRequests: [],
    })
    const url = `/api/desk/certifications/${requestId}/licence`
    const token = async (account: string) => ({ 'access-token': await portal.signIn(account) })
    const file = await portal.app.inject({ url, headers: await token('staff') })
    expect(file.rawPayload.equals(Buffer.from(makePdf('licence')))).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
    expect(file.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await portal.app.inject({ url })).json().code).toBe(4)
    for (const account of ['registered', 'member', 'admin', 'analyst'])
      expect((await portal.app.inject({ url, headers: await token(account) })).statusCode, account).toBe(403)
    // Not through the general file operation either, not even for the uploader.
    const { licence_file: id } = await portal.test.db
      .selectFrom('membership_requests')
      .select('licence_file')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    expect((await portal.ask('staff1', `/api/files/${id}`)).status).toBe(404)
  })

  it('accepts one of two concurrent decisions', async () => {
    await portal.addPerson('lea')
    await portal.apply('lea', second, '一次决定公司')
    const { requestId, version } = await openRequestOf('lea')
    const answers = await Promise.all([
      decide('staff1', requestId, { version, decision: 'approve' }),
      decide('staff2', requestId, { version, decision: 'refuse', reason: '执照过期' }),
    ])
    const [won] = answers.filter(({ code }) => code === 0)
    const [lost] = answers.filter(({ code }) => code !== 0)
    expect(lost).toMatchObject({ status: 409, error: { id: 'error.conflict-version' } })
    expect(lost?.data).toMatchObject({ state: won?.data.state, version: version + 1 })
    const after = await decide('staff1', requestId, { version: version + 1, decision: 'approve' })
    expect([after.status, after.error?.id]).toEqual([409, 'error.refused-membership'])
  })

  it('cannot decide its own requests or turn staff into members of a company', async () => {
    await portal.addPerson('max')
    await portal.apply('max', fourth, '自审公司')
    const { requestId, version } = await openRequestOf('max')
    await portal.test.db.updateTable('users').set({ role: 'staff' }).where('id', '=', 'max').execute()
    for (const body of [{ decision: 'approve' }, { decision: 'refuse', reason: '自己' }]) {
      const own = await decide('max', requestId, { version, ...body })
      expect([own.status, own.error?.id]).toEqual([403, 'error.own-request'])
    }
    expect((await decide('staff1', requestId, { version, decision: 'approve' })).error?.id).toBe('error.refused-membership')
    expect((await decide('staff1', requestId, { version, decision: 'refuse', reason: '已是客服' })).code).toBe(0)
    expect((await portal.findUser('max')).role).toBe('staff')
  })
})
