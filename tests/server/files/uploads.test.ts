import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { makePdf } from './sample-documents.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const limit = 10 * 1024 * 1024

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await openTestPortal({ root })
  token = await portal.signIn('member')
})
afterAll(() => portal.close())

interface Part {
  readonly name: string
  readonly bytes: Uint8Array
}

function upload(parts: readonly Part[], as: string | null = token) {
  const boundary = `b${randomBytes(8).toString('hex')}`
  const chunks = parts.flatMap(({ name, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return portal.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...(as === null ? {} : { 'access-token': as }) },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  })
}

async function countFiles(): Promise<number> {
  return (await portal.test.db.selectFrom('files').select('id').execute()).length
}

it('stores a document and returns it as an attachment to permitted readers', async () => {
  const pdf = makePdf()
  const answer = await upload([{ name: '订舱 单.pdf', bytes: pdf }])
  expect(answer.json()).toMatchObject({ code: 0, data: { name: '订舱 单.pdf', size: pdf.length } })
  const url = `/api/files/${answer.json().data.fileId}`
  const back = await portal.app.inject({ url, headers: { 'access-token': token } })
  expect(back.rawPayload.equals(Buffer.from(pdf))).toBe(true)
  expect(back.headers['content-disposition']).toContain("filename*=UTF-8''%E8%AE%A2%E8%88%B1%20%E5%8D%95.pdf")
  expect(back.headers['content-security-policy']).toContain("default-src 'none'")
  expect(back.headers['cache-control']).toBe('no-store')
  expect((await portal.app.inject({ url })).json().code).toBe(4)
  expect((await portal.app.inject({ url, headers: { 'access-token': await portal.signIn('other') } })).statusCode).toBe(404)
})

it('refuses a byte too many, two files and no file, and stores nothing', async () => {
  const before = await countFiles()
  const large = Buffer.concat([makePdf(), Buffer.alloc(limit + 1 - makePdf().length)])
  expect(large.length).toBe(limit + 1)
  expect((await upload([{ name: 'a.pdf', bytes: large }])).statusCode).toBe(413)
  expect((await upload([{ name: 'a.pdf', bytes: Buffer.concat([large, large]) }])).statusCode).toBe(413)
  expect(
    (
      await upload([
        { name: 'a.pdf', bytes: makePdf() },
        { name: 'b.pdf', bytes: makePdf() },
      ])
    ).json().error.id,
  ).toBe('error.one-file')
  expect((await upload([])).statusCode).toBe(400)
  expect(await countFiles()).toBe(before)
})

it('does not read the file of a caller without permission', async () => {
  expect((await upload([{ name: 'a.pdf', bytes: makePdf() }], null)).json().code).toBe(4)
  expect((await upload([{ name: 'a.pdf', bytes: makePdf() }], await portal.signIn('registered'))).json().error.id).toBe(
    'error.not-certified',
  )
})
