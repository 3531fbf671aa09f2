/** Applications for a vacancy: once each, with a CV that only staff can read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { makePdf } from '../files/sample-documents.ts'
import { root } from '../support.ts'
import { type Asked, callsTo } from './stage.ts'

// Only this brand has the pages for careers, but operations belong to all brands.
const host = 'yongjiang.localhost'
let portal: TestPortal
let calls: ReturnType<typeof callsTo>
let staff: string
let vacancyId: string
const vacancy = {
  positionZh: '单证员',
  positionEn: 'Documentation clerk',
  department: 'documentation',
  place: 'ningbo-beilun',
  headcount: 1,
  nature: 'full-time',
  descriptionZh: '制单',
  requirementsZh: '一年经验',
  contact: 'jobs@yongjiang.example',
}

beforeAll(async () => {
  portal = await openTestPortal({ root })
  calls = callsTo(portal)
  staff = await calls.addUser('yongjiang', 'staff')
  vacancyId = await publish()
})
afterAll(() => portal?.close())

async function publish({ isDraft = false } = {}): Promise<string> {
  const { body } = await calls.send('/api/vacancies', vacancy, { host, token: staff })
  expect(body).toMatchObject({ success: true })
  const id = body.data.vacancyId
  if (!isDraft) expect(await calls.outcome(`/api/vacancies/${id}/publish`, { version: 1 }, { host, token: staff })).toBe('200')
  return id
}

async function uploadCv(token: string, name = 'CV 张敏.pdf'): Promise<string> {
  return await calls.upload('/api/files/attachments', name, makePdf('cv'), { host, token })
}

function applicationWith(resume: string, more: object = {}): object {
  return { vacancyId, applicant: '张敏', phone: '13800000000', email: 'zhang@mail.example', resume, ...more }
}

async function apply(asked: Asked, application: object): Promise<string> {
  return await calls.outcome('/api/job-applications', application, { host, ...asked })
}

describe('an applicant', () => {
  it('applies with a CV, once for each vacancy until staff archive it', async () => {
    const token = await calls.addUser('yongjiang')
    const cv = await uploadCv(token)
    expect(await apply({ token }, applicationWith(cv))).toBe('200')
    expect(await apply({ token }, applicationWith(await uploadCv(token)))).toBe('409 error.record-once')
    const other = await publish()
    expect(await apply({ token }, applicationWith(await uploadCv(token), { vacancyId: other }))).toBe('200')
    const { rows } = (await calls.send(`/api/job-applications?vacancyId=${vacancyId}`, undefined, { host, token: staff })).body.data
    const [{ jobApplicationId }] = rows
    expect(await calls.outcome(`/api/job-applications/${jobApplicationId}/archive`, { version: 1 }, { host, token: staff })).toBe('200')
    expect(await apply({ token }, applicationWith(await uploadCv(token)))).toBe('200')
  })

  it('sends at most one of three at the same time', async () => {
    const token = await calls.addUser('yongjiang')
    const cvs = await Promise.all([1, 2, 3].map(() => uploadCv(token)))
    const sent = await Promise.all(cvs.map((cv) => apply({ token }, applicationWith(cv))))
    expect(sent.sort()).toEqual(['200', '409 error.record-once', '409 error.record-once'])
  })

  it('must be signed in, and needs a published vacancy of the brand', async () => {
    const token = await calls.addUser('yongjiang')
    const cv = await uploadCv(token)
    expect(await apply({ token }, applicationWith(cv, { vacancyId: await publish({ isDraft: true }) }))).toBe('404 error.not-found')
    expect(await apply({ token: undefined }, applicationWith(cv))).toBe('401 error.not-signed-in')
    expect(await apply({ token: staff }, applicationWith(cv))).toBe('403 error.forbidden')
    const elsewhere = await calls.addUser('quayside')
    const theirs = await calls.upload('/api/files/attachments', 'cv.pdf', makePdf(), { token: elsewhere })
    expect(await apply({ token: elsewhere, host: 'quayside.localhost' }, applicationWith(theirs))).toBe('404 error.not-found')
  })

  it('can only send their own file that is not used elsewhere', async () => {
    const [token, other] = [await calls.addUser('yongjiang'), await calls.addUser('yongjiang')]
    const cv = await uploadCv(token)
    expect(await apply({ token: other }, applicationWith(cv))).toBe('409 error.file-gone')
    expect(await apply({ token }, applicationWith(cv))).toBe('200')
    expect(await apply({ token }, applicationWith(cv, { vacancyId: await publish() }))).toBe('409 error.file-gone')
    expect(await apply({ token: other }, applicationWith('no-such-file'))).toBe('409 error.file-gone')
  })

  it('can only send a document, whatever its name', async () => {
    const token = await calls.addUser('yongjiang')
    const script = Buffer.from('<script>alert(1)</script>')
    expect(await calls.upload('/api/files/attachments', 'cv.pdf', script, { host, token })).toMatch(/^4\d\d error\.file-type$/)
    expect(await calls.upload('/api/files/attachments', 'cv.exe', makePdf(), { host, token })).toMatch(/^4\d\d error\.file-type$/)
  })
})

describe('the desk', () => {
  it('reads the CV, as only the applicant also can, and decides', async () => {
    const token = await calls.addUser('yongjiang')
    const cv = await uploadCv(token)
    expect(await apply({ token }, applicationWith(cv))).toBe('200')
    const own = (await calls.send('/api/job-applications', undefined, { host, token })).body.data.rows
    expect(own).toHaveLength(1)
    const [{ jobApplicationId }] = own
    const { rows } = (await calls.send(`/api/job-applications?words=${encodeURIComponent('张敏')}`, undefined, { host, token: staff })).body
      .data
    const found = rows.find((row: { jobApplicationId: string }) => row.jobApplicationId === jobApplicationId)
    const { version } = found
    expect(found).toMatchObject({ applicant: '张敏', position: 'Documentation clerk', status: 'received' })
    const url = `/api/job-applications/${jobApplicationId}`
    const file = await calls.get(`${url}/files/resume`, { host, token: staff })
    expect(file.rawPayload.equals(Buffer.from(makePdf('cv')))).toBe(true)
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    for (const [asked, status] of [
      [{ host }, 401],
      [{ host, token }, 200],
      [{ host, token: await calls.addUser('yongjiang') }, 404],
      [{ token: await portal.signIn('staff') }, 404],
    ] as const)
      expect((await calls.get(`${url}/files/resume`, asked)).statusCode, JSON.stringify(asked)).toBe(status)
    expect((await calls.get(`${url}/files/applicant`, { host, token: staff })).statusCode).toBe(404)
    expect((await calls.get(`/api/files/${cv}`, { host, token })).statusCode).toBe(404)

    const decision = { status: 'interview', note: 'Monday', version }
    expect(await calls.outcome(`${url}/change`, decision, { host, token })).toBe('403 error.forbidden')
    expect(await calls.outcome(`${url}/change`, decision, { host, token: staff })).toBe('200')
    expect((await calls.send(url, undefined, { host, token: staff })).body.data).toMatchObject({
      status: 'interview',
      note: 'Monday',
      applicant: '张敏',
    })
  })
})

describe('vacancies', () => {
  it('are filtered by place, department and type, with the number of each', async () => {
    const other = { ...vacancy, department: 'trucking', place: 'yiwu', nature: 'internship' }
    const { vacancyId: id } = (await calls.send('/api/vacancies', other, { host, token: staff })).body.data
    await calls.send(`/api/vacancies/${id}/publish`, { version: 1 }, { host, token: staff })
    const { data } = (await calls.send('/api/vacancies?place=yiwu', undefined, { host })).body
    expect(data).toMatchObject({ total: 1, rows: [{ vacancyId: id, department: 'trucking' }] })
    expect(data.facets).toMatchObject({ department: { trucking: 1 }, nature: { internship: 1 }, place: { yiwu: 1 } })
    expect(data.facets.place['ningbo-beilun']).toBeGreaterThan(0)
  })
})
