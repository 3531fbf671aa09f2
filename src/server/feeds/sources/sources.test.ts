/** Sources over real HTTP: pages, resume, and publishers that hang, lie, trickle or send too much. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSample } from '../../../../tests/support/dcsa-oracle.ts'
import { root } from '../../../../tests/support/documents.ts'
import { createLog } from '../../kernel/index.ts'
import { openTestPortal, type TestPortal } from '../../testing.ts'
import { createLocate } from './locate.ts'
import { type PullLimits, pull, retryMs } from './pull.ts'
import type { Source } from './source.ts'

let portal: TestPortal
let publisher: Server
let address: string
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeAll(async () => {
  portal = await openTestPortal({ root })
  publisher = createServer((request, response) => answer(request, response))
  await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`
})
afterAll(async () => {
  publisher.closeAllConnections()
  publisher.close()
  await portal?.close()
})
beforeEach(async () => {
  for (const table of ['transport_events', 'port_calls', 'sailing_routes', 'source_states', 'source_receipts'] as const)
    await portal.test.db.deleteFrom(table).execute()
  portal.clock.now = new Date('2026-12-01T00:00:00Z')
})
afterEach(() => publisher.closeAllConnections())

const source: Source = {
  id: 'carrier',
  label: { zh: '船公司', en: 'Carrier' },
  kind: 'dcsa-pull',
  feed: 'events',
  carrier: 'MAEU',
  keyName: 'SOURCE_TEST',
  everyMinutes: 1,
}

const brand = () => {
  const found = portal.releases.current().brands[portal.releases.current().release.defaultBrand]
  if (!found) throw new Error('There is no brand')
  return found.plan
}

async function pullOnce(given: Partial<Source> = {}, limits: Partial<PullLimits> = {}, isPrivateAllowed = true) {
  const served = portal.releases.current().brands[portal.releases.current().release.defaultBrand]
  if (!served) throw new Error('There is no brand')
  const parts = {
    db: portal.test.db,
    now: () => portal.clock.now,
    log: createLog('silent'),
    locate: createLocate({ allowPrivate: isPrivateAllowed, simulator: null }),
    random: () => 0.5,
  }
  const all = { longestMs: 1_000, ...limits }
  const to = { brand: served.plan, validators: served.validators }
  const pages = await pull(
    { ...parts, keyOf: () => 'key-1', limits: all },
    to,
    { ...source, address, ...given },
    new AbortController().signal,
  )
  const [state] = await portal.test.db.selectFrom('source_states').selectAll().execute()
  return { pages, state }
}

const count = async (table: 'transport_events' | 'port_calls' | 'sailing_routes' | 'source_receipts') =>
  Number(
    (
      await portal.test.db
        .selectFrom(table)
        .select((row) => row.fn.countAll().as('all'))
        .executeTakeFirst()
    )?.all,
  )

function later(minutes: number): void {
  portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000)
}

type Sample = Record<string, unknown>
const [transport, , equipment] = readSample('tnt-220-response') as [Sample, Sample, Sample]
const numbered = (index: number): Sample => ({
  ...equipment,
  eventID: `3cecb101-7a1a-43a4-9d62-${String(index).padStart(12, '0')}`,
  eventCreatedDateTime: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
})

/** A publisher with these events, two on a page, that filters by creation time as the standard says. */
function publish(events: readonly Sample[], onPage: (cursor: number) => void = () => {}): void {
  answer = (request, response) => {
    const url = new URL(request.url ?? '', address)
    const since = url.searchParams.get('eventCreatedDateTime:gte') ?? ''
    const found = events.filter((event) => String(event.eventCreatedDateTime) >= since)
    const at = Number(url.searchParams.get('cursor') ?? 0)
    onPage(at)
    if (at + 2 < found.length) response.setHeader('next-page', `<${address}/elsewhere?cursor=${at + 2}>; rel="next"`)
    response.end(JSON.stringify(found.slice(at, at + 2)))
  }
}

describe('a publisher that keeps to the standard', () => {
  it('is read page by page, then only for what is new, with its key', async () => {
    const events = [1, 2, 3, 4, 5].map(numbered)
    const asked: string[] = []
    const keys = new Set<unknown>()
    publish(events)
    const inner = answer
    answer = (request, response) => {
      asked.push(decodeURIComponent(String(request.url)))
      keys.add(request.headers['api-key'])
      inner(request, response)
    }
    expect(await pullOnce()).toMatchObject({ pages: 3, state: { state: 'waiting', cursor: null } })
    expect(await count('transport_events')).toBe(5)
    expect(await pullOnce()).toMatchObject({ pages: null })
    later(2)
    events.push(numbered(6))
    await pullOnce()
    expect(await count('transport_events')).toBe(6)
    expect(asked.at(-1)).toContain(`eventCreatedDateTime:gte=${numbered(5).eventCreatedDateTime}`)
    expect(asked.every((url) => url.startsWith('/v2/events?'))).toBe(true)
    expect([...keys]).toEqual(['key-1'])
  })

  it('fills no journal with pages that did not change', async () => {
    publish([numbered(1)])
    for (let index = 0; index < 5; index += 1) {
      await pullOnce()
      later(2)
    }
    // The second request is the first with a creation time.
    expect(await count('source_receipts')).toBeLessThanOrEqual(2)
  })

  it('goes on at its cursor after a failure in the middle', async () => {
    const events = [1, 2, 3, 4, 5, 6].map(numbered)
    let isBroken = true
    const cursors: number[] = []
    publish(events, (cursor) => {
      cursors.push(cursor)
      if (cursor === 4 && isBroken) throw new Error('broken')
    })
    const inner = answer
    answer = (request, response) => {
      try {
        inner(request, response)
      } catch {
        response.destroy()
      }
    }
    expect(await pullOnce()).toMatchObject({ pages: 2, state: { state: 'failing', cursor: '4', failures: 1 } })
    isBroken = false
    later(1)
    expect(await pullOnce()).toMatchObject({ pages: 1, state: { state: 'waiting', failures: 0 } })
    expect(cursors).toEqual([0, 2, 4, 4])
    expect(await count('transport_events')).toBe(6)
  })

  it('starts again if it no longer knows the cursor', async () => {
    publish([1, 2, 3].map(numbered))
    const inner = answer
    answer = (request, response) => (request.url?.includes('cursor=2') ? response.writeHead(400).end() : inner(request, response))
    expect(await pullOnce()).toMatchObject({ state: { state: 'failing', cursor: null } })
    answer = inner
    later(1)
    await pullOnce()
    expect(await count('transport_events')).toBe(3)
  })

  it('keeps what is right beside what is wrong, and says where', async () => {
    answer = (_request, response) => void response.end(JSON.stringify([transport, { ...equipment, emptyIndicatorCode: 'FULL' }]))
    await pullOnce()
    const [receipt] = await portal.test.db.selectFrom('source_receipts').selectAll().execute()
    expect(receipt).toMatchObject({ taken: 2, refused: 1, refusals: [{ path: '/1/emptyIndicatorCode', text: 'invalid.enum' }] })
    expect(await count('port_calls')).toBe(1)
  })
})

describe('a publisher that does harm', () => {
  const failure = async (limits: Partial<PullLimits> = {}) => {
    const { state } = await pullOnce({}, limits)
    return { state: state?.state, failure: JSON.parse(state?.failure ?? '{}').id }
  }

  it('hangs: it is cut off', async () => {
    answer = () => {}
    expect(await failure({ longestMs: 200 })).toEqual({ state: 'failing', failure: 'source.timeout' })
  })

  it('trickles: it is cut off', async () => {
    answer = (_request, response) => {
      response.write('[')
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    }
    expect(await failure({ longestMs: 300 })).toEqual({ state: 'failing', failure: 'source.timeout' })
  })

  it('sends 100 MB: it is cut off at the limit', async () => {
    let sent = 0
    answer = (_request, response) => {
      const part = Buffer.alloc(1024 * 1024, 32)
      const next = () => {
        if (response.destroyed || sent >= 100) return void response.end()
        sent += 1
        response.write(part, next)
      }
      next()
    }
    expect(await failure({ longestMs: 10_000 })).toEqual({ state: 'failing', failure: 'source.too-large' })
    expect(sent).toBeLessThan(40)
    expect(await count('source_receipts')).toBe(0)
  })

  it('sends the same cursor for ever: the circle is noticed', async () => {
    let asked = 0
    answer = (_request, response) => {
      asked += 1
      response.setHeader('next-page', `${address}/v2/events?cursor=${asked % 2 === 0 ? 'a' : 'b'}`)
      response.end(JSON.stringify([numbered(1)]))
    }
    expect(await failure()).toEqual({ state: 'failing', failure: 'source.circle' })
    expect(asked).toBeLessThan(5)
  })

  it('invents a new cursor for ever: the pages are counted', async () => {
    let asked = 0
    answer = (_request, response) => {
      asked += 1
      response.setHeader('next-page', `/v2/events?cursor=${asked}`)
      response.end('[]')
    }
    expect(await failure({ mostPages: 7 })).toEqual({ state: 'failing', failure: 'source.too-many-pages' })
    expect(asked).toBe(8)
  })

  it.each([
    ['no JSON', '<html>', 'error.malformed'],
    ['another object', '{"data":[]}', 'invalid.required'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'invalid.type'],
    [
      'characters that cannot be stored',
      JSON.stringify([{ ...equipment, equipmentReference: undefined, eventLocation: { locationName: '\u0000' } }]),
      'invalid.characters',
    ],
  ])('answers with %s: it is refused in the journal', async (_title, text, reason) => {
    answer = (_request, response) => void response.end(text)
    expect(await pullOnce()).toMatchObject({ state: { state: 'waiting' } })
    const [receipt] = await portal.test.db.selectFrom('source_receipts').selectAll().execute()
    expect(receipt).toMatchObject({ state: 'refused', refusals: [{ text: reason }] })
    expect(await count('transport_events')).toBe(0)
  })

  it('redirects: the key does not follow', async () => {
    let followed = false
    answer = (request, response) => {
      if (request.url === '/trap') followed = true
      response.writeHead(302, { location: `${address}/trap` }).end()
    }
    expect(await failure()).toMatchObject({ state: 'failing', failure: 'source.status' })
    expect(followed).toBe(false)
  })

  it('is on this network, where nothing may be called: it is not called', async () => {
    let asked = 0
    answer = (_request, response) => {
      asked += 1
      response.end('[]')
    }
    for (const at of [address, 'http://169.254.169.254', 'http://10.1.2.3']) {
      const { state } = await pullOnce({ address: at }, {}, false)
      expect(JSON.parse(state?.failure ?? '{}').id, at).toBe('source.private')
      later(60)
    }
    expect(asked).toBe(0)
  })

  it('claims the future: what comes meanwhile is still asked for', async () => {
    const future = { ...numbered(1), eventCreatedDateTime: '2026-12-01T12:00:00Z' }
    publish([future])
    await pullOnce()
    const { state } = await pullOnce()
    expect(JSON.stringify(state?.data)).toContain('"since":"2026-12-01T00:00:00.000Z"')
  })

  it('is asked less and less often, within an hour, and not before it allows', () => {
    const half = () => 0.5
    expect([0, 1, 2, 20].map((failures) => retryMs(brand(), failures, undefined, half))).toEqual([30_000, 60_000, 120_000, 3_600_000])
    expect(retryMs(brand(), 0, 600_000, half)).toBe(600_000)
    expect(retryMs(brand(), 0, 1e12, half)).toBe(3_600_000)
    expect(retryMs(brand(), 3, undefined, () => 0)).not.toBe(retryMs(brand(), 3, undefined, () => 0.9))
  })
})

describe('schedules', () => {
  it('become port calls, and a withdrawn omission is forgotten', async () => {
    const call = (statusCodes: string[]) => [
      {
        carrierServiceName: 'Great Lion',
        carrierServiceCode: 'FE1',
        vesselSchedules: [
          {
            vesselOperatorSMDGLinerCode: 'MSK',
            vesselIMONumber: '9321483',
            vesselName: 'King of the Seas',
            isDummyVessel: false,
            transportCalls: [
              {
                transportCallReference: 'X-1',
                carrierImportVoyageNumber: '2103N',
                carrierExportVoyageNumber: '2103S',
                location: { locationType: 'UNLO', UNLocationCode: 'CNNBO' },
                statusCodes,
                timestamps: [{ eventTypeCode: 'DEPA', eventClassifierCode: 'PLN', eventDateTime: '2026-12-05T10:00:00+08:00' }],
              },
            ],
          },
        ],
      },
    ]
    let body = call(['OMIT'])
    answer = (_request, response) => void response.end(JSON.stringify(body))
    await pullOnce({ feed: 'service-schedules' })
    const read = async () => (await portal.test.db.selectFrom('port_calls').selectAll().execute())[0]
    expect(await read()).toMatchObject({ vessel: '9321483', place: 'CNNGB', voyage: '2103S', departs_at: new Date('2026-12-05T02:00:00Z') })
    expect((await read())?.facts.status?.[0]?.value).toBe('OMIT')
    later(2)
    body = call([])
    await pullOnce({ feed: 'service-schedules' })
    expect((await read())?.facts.status?.[0]?.value).toBe('')
  })

  it('the published route becomes a sailing', async () => {
    const asked: string[] = []
    answer = (request, response) => {
      asked.push(String(request.url))
      // The sample has two placeholders for dates.
      const text = JSON.stringify(readSample('commercialschedules-api-1.0.0-ptp'))
      response.end(text.replaceAll('DEPARTURE_DATE', '2026-12-05T10:00:00+08:00').replaceAll('ARRIVAL_DATE', '2027-01-02T10:00:00Z'))
    }
    const { pages } = await pullOnce({
      feed: 'routes',
      lanes: [
        { pol: 'CNNGB', pod: 'NLRTM' },
        { pol: 'CNSHA', pod: 'NLRTM' },
      ],
    })
    expect(pages).toBe(2)
    expect(asked.map((url) => new URL(url, address).searchParams.get('placeOfReceipt'))).toEqual(['CNNGB', 'CNSHA'])
    const rows = await portal.test.db.selectFrom('sailing_routes').selectAll().execute()
    expect(rows).toMatchObject([{ carrier: 'MAEU', source: 'carrier', departs_at: new Date('2026-12-05T02:00:00Z') }])
  })
})
