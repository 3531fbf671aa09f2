import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ran, runConfigHere } from '../../support/run-here.ts'
import { until } from '../../support/until.ts'
import { copyTree, type PortalProcess, portalEnvironment, removeTree, saveFile, startPortal } from '../portal-process.ts'

const tree = await copyTree()
const limits = join(tree, 'schemas/sea/booking.limits.json')
const original = readFileSync(limits, 'utf8')
const shipped = Number(JSON.parse(original).limits.contactMax.value)

let portal: PortalProcess
beforeAll(async () => {
  portal = await startPortal(tree)
})
afterAll(async () => {
  await portal.stop()
  removeTree(tree)
})

/** As a user runs it. */
function runCommand(...words: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, ['scripts/config.ts', ...words], { cwd: tree, env: portalEnvironment() })
  let [out, err] = ['', '']
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()))
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? -1, out, err })))
}

/** The same in this process, because starting one takes longer than most commands. */
function config(...words: readonly string[]): Promise<Ran> {
  return runConfigHere(tree, words, portalEnvironment())
}

function save(most: number): void {
  const document = JSON.parse(original)
  document.limits.contactMax.value = most
  saveFile(limits, JSON.stringify(document, null, 2))
}

async function served(): Promise<string> {
  return (await fetch(`${portal.url}/healthz`)).headers.get('config-version') ?? ''
}

async function untilServed(matches: (release: string) => boolean): Promise<string> {
  return await until('the release is served', async () => {
    const release = await served()
    return matches(release) && release
  })
}

/** The booking form's maximum contact length, from the public API description. */
async function contactMax(): Promise<number> {
  const { paths } = (await (await fetch(`${portal.url}/api/openapi.json`)).json()) as { paths: Record<string, object> }
  return Number(/"contact":\{[^}]*"maxLength":(\d+)/.exec(JSON.stringify(paths['/api/orders/sea']))?.[1])
}

/** Signs in as customer service of the default brand, with the credentials printed at startup. */
async function signInStaff(): Promise<string> {
  const account = /^\s+\S+\s+(\S+)\s+staff\b/m.exec(portal.output())?.[1]
  const password = /all with the password (\S+)/.exec(portal.output())?.[1]
  const answer = await fetch(`${portal.url}/api/account/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  })
  return answer.headers.get('access-token') ?? ''
}

/** Requests an order, its page and its record in a loop; returns the failures. */
async function watchOrder(token: string, omsOrderNo: string): Promise<() => Promise<{ asked: number; failed: string[] }>> {
  let over = false
  let asked = 0
  const failed: string[] = []
  const watching = (async () => {
    while (!over) {
      const answers = await Promise.all([
        fetch(`${portal.url}/workbench/orderDetail/${omsOrderNo}`),
        fetch(`${portal.url}/api/orders/${omsOrderNo}`, { headers: { 'access-token': token } }),
      ])
      for (const answer of answers) {
        asked += 1
        if (answer.status !== 200 || !(await answer.text()).includes('"')) failed.push(`${answer.status} ${answer.url}`)
      }
    }
  })()
  return async () => {
    over = true
    await watching
    return { asked, failed }
  }
}

/** The stages that the command saw while it waited. */
const progress = /^(?:[a-z].* \.\.\.\n)*$/

it('publishes a changed limit, reports an invalid one, lists the history, and rolls back while an order page is read', async () => {
  const first = await served()
  expect(await contactMax()).toBe(shipped)

  save(shipped + 7)
  const published = await runCommand('publish')
  expect(published).toMatchObject({ code: 0, err: expect.stringMatching(progress) })
  const second = await untilServed((release) => release !== first)
  expect(published.out).toContain(`release ${second.slice(0, 12)} is served`)
  expect(await contactMax()).toBe(shipped + 7)

  saveFile(limits, original.replace('"contactMax"', '"contactMacks"'))
  const refused = await config('publish')
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(/^\S+\.json:\d+:\d+: error [A-Z-]+: .*contactMa/m)
  expect(refused.err).toContain(`nothing was changed (release ${second.slice(0, 12)} is served)`)
  expect(await served()).toBe(second)
  expect(await contactMax()).toBe(shipped + 7)
  save(shipped + 7)

  const token = await signInStaff()
  const list = (await (await fetch(`${portal.url}/api/desk/orders`, { headers: { 'access-token': token } })).json()) as {
    data: { rows: { omsOrderNo: string }[] }
  }
  const stopWatching = await watchOrder(token, list.data.rows[0]?.omsOrderNo ?? '')
  const back = await config('rollback')
  expect(await served()).toBe(first)
  const { asked, failed } = await stopWatching()
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThan(2)
  expect(back).toMatchObject({ code: 0, err: '' })
  expect(back.out).toContain(`release ${first.slice(0, 12)} is served again`)
  expect(back.out).toMatch(/switched in \d+ ms/)
  expect(await contactMax()).toBe(shipped)

  const differs = await config('diff')
  expect(differs.code).toBe(1)
  expect(differs.out).toContain(`~ schemas/sea/booking.limits.json\n    /limits/contactMax/value: ${shipped} -> ${shipped + 7}\n`)

  const impact = await config('impact')
  expect(impact.code).toBe(1)
  expect(impact.out).toMatch(/^limits: 1 changed: booking \(brands .*\bquayside\b.*\)$/m)
  expect(impact.out).toMatch(/^quotes: \d+ compared, 0 dearer, 0 cheaper, \d+ unchanged, 0 without a price; \d+ cannot be priced today$/m)
  expect(impact.out).toMatch(/^open orders of changed order types: [1-9]\d*$/m)
  expect(impact.out).toMatch(/^worked cases: 0 of \d{2,} come out differently$/m)
  expect(JSON.parse((await config('impact', '--json')).out)).toMatchObject({ access: [], findings: [] })

  expect(await config('publish')).toMatchObject({ code: 0, err: expect.stringMatching(progress) })
  expect(await served()).toBe(second)
  expect(await config('diff')).toMatchObject({ code: 0, err: '' })

  const [newest, earlier] = JSON.parse((await config('history', '--json')).out) as {
    release: string
    action: string
    who: string
    at: string
  }[]
  expect(newest).toMatchObject({ release: second, action: 'publish', who: userInfo().username })
  expect(earlier).toMatchObject({ release: first, action: 'rollback', who: userInfo().username })
  expect(Math.abs(Date.now() - Date.parse(newest?.at ?? ''))).toBeLessThan(60_000)
  const reported = (await config('history')).out.split('\n')
  expect(reported[1]).toMatch(
    new RegExp(`^\\* ${second.slice(0, 12)}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d  publish +${userInfo().username}$`),
  )
  expect(reported[2]).toBe(`      schemas/sea/booking.limits.json#/limits/contactMax/value: ${shipped} -> ${shipped + 7}`)
  const whole = (await config('history', second)).out
  expect(whole).toContain(`  ~ schemas/sea/booking.limits.json\n      /limits/contactMax/value: ${shipped} -> ${shipped + 7}\n`)
})

it('reports invalid arguments', async () => {
  expect(await config('rollback', 'back')).toMatchObject({ code: 2, err: 'could not run: "back" is not a number of steps from 1 to 99\n' })
  expect(await config('rollback', '90')).toMatchObject({ code: 1 })
  expect(await config('diff', 'zzz')).toMatchObject({ code: 2, err: 'could not run: no release begins with zzz\n' })
  expect((await runCommand('publsh')).err).toContain('unknown command publsh')
})

it('opens the embedded database itself if no server is running', async () => {
  const before = await served()
  await portal.stop()
  save(shipped + 9)
  expect((await config('impact')).out).toMatch(/^quotes: [1-9]\d* compared, 0 dearer/m)
  expect(await config('publish')).toMatchObject({ code: 0, err: expect.stringMatching(progress) })
  expect((await config('rollback')).out).toContain(`release ${before.slice(0, 12)} is served again`)
  portal = await startPortal(tree)
  expect(await served()).toBe(before)
})
