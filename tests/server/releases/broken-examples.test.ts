/** A change that makes an example come out differently is not published, and the refusal names the change. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { root, shippedFiles } from '../../support/documents.ts'

const tariff = 'schemas/truck/tariffs/shanghai-truck.json'
const shipped = Object.fromEntries((await shippedFiles()).flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])))

let portal: TestPortal
let analyst: string
beforeAll(async () => {
  portal = await openTestPortal({ root })
  analyst = await portal.signIn('analyst')
})
afterAll(() => portal.close())

interface Finding {
  readonly path: string
  readonly line: number
  readonly code: string
  readonly message: string
}

async function publish(changes: readonly (readonly [from: string, to: string])[]) {
  const text = changes.reduce((document, [from, to]) => {
    expect(document).toContain(from)
    return document.replace(from, to)
  }, shipped[tariff] ?? '')
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/releases',
    headers: { 'access-token': analyst, 'content-type': 'application/json', cookie: 'default-language=en' },
    payload: JSON.stringify({ documents: { ...shipped, [tariff]: text } }),
  })
  return { status: answer.statusCode, findings: answer.json().data?.findings as Finding[], text }
}

it('refuses a cap that an example contradicts, and says what changed', async () => {
  const served = portal.releases.current().release.hash
  const { status, findings, text } = await publish([['"cap": { "amount": "800",', '"cap": { "amount": "700",']])
  expect(status).not.toBe(200)
  expect(findings.map(({ code, path }) => `${code} ${path}`)).toEqual([`EXAMPLE-RESULT ${tariff}`, `EXAMPLE-RESULT ${tariff}`])
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  expect(findings[0]?.line).toBe(lineOf('"amounts": { "waiting": "800" }'))
  expect(findings[0]?.message).toBe(
    `"waiting" should be 800 but comes to 700: 700 from the cap at ${tariff}:${lineOf('"amount": "700"')}; ` +
      `6 free (${tariff}:${lineOf('"free": "6"')}); ` +
      `changed since the published release: ${tariff}#/lines/waiting/cap/amount "800" -> "700"`,
  )
  expect(portal.releases.current().release.hash).toBe(served)
})

it('publishes the cap together with its examples', async () => {
  const { status, findings } = await publish([
    ['"cap": { "amount": "800",', '"cap": { "amount": "700",'],
    ['"amounts": { "waiting": "800" }', '"amounts": { "waiting": "700" }'],
    ['"amounts": { "waiting": "1280" }', '"amounts": { "waiting": "1180" }'],
  ])
  expect(findings).toEqual([])
  expect(status).toBe(200)
})
