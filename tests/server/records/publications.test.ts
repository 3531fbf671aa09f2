/** News with cover, attachments, related items, archive and feed; previews and days for everything that is published. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { makePdf } from '../files/sample-documents.ts'
import { claimPng, makePhotograph, makePicture } from '../files/sample-pictures.ts'
import { root } from '../support.ts'
import { callsTo } from './stage.ts'

const elsewhere = { host: 'yongjiang.localhost' }
let portal: TestPortal
let calls: ReturnType<typeof callsTo>
let token: string
let day = 0

beforeAll(async () => {
  portal = await openTestPortal({ root, publicOrigin: 'https://freight.test' })
  calls = callsTo(portal)
  token = await portal.signIn('staff')
})
afterAll(() => portal?.close())

/** Returns the id of a new item; each has its own day, so that the latest is known. */
async function write(more: object = {}): Promise<string> {
  day += 1
  const own = `2026-10-${String(day).padStart(2, '0')}`
  const values = { titleZh: '通知', titleEn: 'Notice', category: 'notice', day: own, summaryZh: '摘要', bodyZh: '正文', ...more }
  const { body } = await calls.send('/api/news', values, { token })
  expect(body).toMatchObject({ success: true })
  return body.data.newsId
}

async function publish(newsId: string, more: object = {}): Promise<string> {
  expect(await calls.outcome(`/api/news/${newsId}/publish`, { version: 1, ...more }, { token })).toBe('200')
  return newsId
}

describe('a cover', () => {
  it('is shown to readers from publishing to withdrawal, and then cached by any browser', async () => {
    const cover = await calls.upload('/api/files/pictures', 'port.jpg', await makePhotograph(), { token })
    const newsId = await write({ cover, coverAltEn: 'A container port', coverAltZh: '集装箱码头' })
    const url = `/api/news/${newsId}/files/cover`
    expect((await calls.get(url)).statusCode).toBe(404)
    const draft = await calls.get(url, { token })
    expect(draft.statusCode).toBe(200)
    expect(draft.headers['cache-control']).toBe('no-store')

    await publish(newsId)
    const shown = await calls.get(url)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' })
    const tag = String(shown.headers.etag)
    const again = await calls.get(url, {}, { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await calls.send('/api/news')).body.data.rows[0]).toMatchObject({ cover, coverAlt: 'A container port' })

    expect(await calls.outcome(`/api/news/${newsId}/withdraw`, { version: 2 }, { token })).toBe('200')
    expect((await calls.get(url, {}, { 'if-none-match': tag })).statusCode).toBe(404)
  })

  it('is an uploaded picture, resized', async () => {
    const refused = await Promise.all([
      calls.upload('/api/files/pictures', 'cover.png', makePdf(), { token }),
      calls.upload('/api/files/pictures', 'cover.png', claimPng(60_000, 60_000), { token }),
      calls.upload('/api/files/pictures', 'cover.png', await makePicture('png'), { token: await portal.signIn('member') }),
    ])
    expect(refused).toEqual([expect.stringContaining('error.image-type'), expect.stringContaining('error.image'), '403 error.forbidden'])
    const member = await portal.signIn('member')
    const file = await calls.upload('/api/files/attachments', 'cv.pdf', makePdf(), { token: member })
    const values = { titleZh: '一', titleEn: 'One', category: 'notice', day: '2026-09-01', summaryZh: '一', bodyZh: '一', cover: file }
    expect(await calls.outcome('/api/news', values, { token })).toBe('409 error.file-gone')
  })
})

describe('attachments', () => {
  it('are downloaded by readers while the item is published', async () => {
    const [plan, list] = await Promise.all(
      ['plan', 'list'].map((text) => calls.upload('/api/files/content', `${text}.pdf`, makePdf(text), { token })),
    )
    const attachments = [
      { name: 'Gate plan', fileId: plan },
      { name: 'Price list', fileId: list },
    ]
    const newsId = await write({ attachments })
    const url = `/api/news/${newsId}/files/attachments?fileId=${list}`
    expect((await calls.get(url)).statusCode).toBe(404)
    await publish(newsId)
    expect((await calls.get(url)).rawPayload.equals(Buffer.from(makePdf('list')))).toBe(true)
    expect((await calls.send(`/api/news/${newsId}`)).body.data.attachments).toEqual(attachments)
    const other = await publish(await write())
    for (const wrong of [`${newsId}/files/attachments?fileId=x`, `${other}/files/attachments?fileId=${list}`, `${newsId}/files/bodyZh`])
      expect((await calls.get(`/api/news/${wrong}`)).statusCode, wrong).toBe(404)
    const less = { titleZh: '通知', titleEn: 'Notice', category: 'notice', day: '2026-10-30', summaryZh: '摘要', bodyZh: '正文' }
    const change = { ...less, attachments: attachments.slice(0, 1), version: 2 }
    expect(await calls.outcome(`/api/news/${newsId}/change`, change, { token })).toBe('200')
    expect((await calls.get(url)).statusCode).toBe(404)
  })
})

describe('related items', () => {
  it('are those chosen by staff, once they are published', async () => {
    const [first, second] = [await write({ titleEn: 'First' }), await write({ titleEn: 'Second' })]
    const newsId = await publish(await write({ related: [first, second] }))
    const titles = async () => {
      const { rows } = (await calls.send(`/api/news?listedIn=${newsId}`)).body.data
      return rows.map(({ title }: { title: string }) => title)
    }
    expect(await titles()).toEqual([])
    await publish(first)
    expect(await titles()).toEqual(['First'])
    await publish(second)
    expect(await titles()).toEqual(['Second', 'First'])
    // The ids would name drafts.
    expect((await calls.send(`/api/news/${newsId}`)).body.data).not.toHaveProperty('related')
  })
})

describe('the archive', () => {
  it('counts the items of each month under the chosen category, and lists those of one month', async () => {
    for (const [own, category] of [
      ['2025-03-31', 'industry'],
      ['2025-03-01', 'company'],
      ['2025-04-01', 'industry'],
    ])
      await publish(await write({ day: own, category }))
    await write({ day: '2025-03-15' })
    const { facets } = (await calls.send('/api/news')).body.data
    expect(facets.dayMonth).toMatchObject({ '2025-03': 2, '2025-04': 1 })
    const filtered = (await calls.send('/api/news?dayMonth=2025-03&category=industry')).body.data
    expect(filtered).toMatchObject({ total: 1, rows: [{ day: '2025-03-31' }] })
    expect(filtered.facets).toEqual({ category: { company: 1, industry: 1 }, dayMonth: { '2025-03': 1, '2025-04': 1 } })
    expect((await calls.send('/api/news?dayMonth=2025-13')).status).toBe(400)
  })

  it('lists the latest first', async () => {
    const { rows } = (await calls.send('/api/news?pageSize=100')).body.data
    const days = rows.map((row: { day: string }) => row.day)
    expect(days).toEqual([...days].sort().reverse())
  })
})

describe('the feed', () => {
  it('contains what readers see, in one language, with the brand’s addresses', async () => {
    const newsId = await publish(await write({ titleZh: '“A&B” <停工>', titleEn: 'A & B <closed>', day: '2026-11-01', shared: true }))
    await write({ titleEn: 'A draft' })
    const answer = await calls.get('/news/feed.xml?language=zh')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      etag: expect.any(String),
    })
    expect(answer.body).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh">')
    expect(answer.body).toContain('<title>“A&amp;B” &lt;停工&gt;</title>')
    expect(answer.body).toContain(`href="https://freight.test/newsDetail/${newsId}?language=zh"`)
    expect(answer.body).toContain('href="https://freight.test/news/feed.xml?language=zh"')
    expect(answer.body).not.toMatch(/draft|undefined|NaN/)
    const entries = answer.body.split('<entry>').slice(1)
    expect(entries[0]).toContain(newsId)
    expect(entries.every((entry) => /<id>.+<\/id>[\s\S]*<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/.test(entry))).toBe(true)
    expect((await calls.get('/news/feed.xml?language=zh', {}, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)

    const other = (await calls.get('/news/feed.xml?language=en', elsewhere)).body
    expect(other).toContain('<title>A &amp; B &lt;closed&gt;</title>')
    expect(other).toContain('yongjiang')
    expect(other).not.toContain('href="https://freight.test/')
  })
})

describe('a preview', () => {
  it('shows a draft to anyone with the link, for an hour, in every brand that will show it', async () => {
    const cover = await calls.upload('/api/files/pictures', 'port.png', await makePicture('png'), { token })
    const newsId = await write({ shared: true, cover, titleEn: 'Soon' })
    const { rows } = (await calls.send(`/api/news/${newsId}/previews?page=1&pageSize=20`, undefined, { token })).body.data
    // Not in the brand that has no news.
    const brands = Object.values(portal.releases.current().release.brands).filter(({ shells }) =>
      shells.en?.routes.some(({ id }) => id === 'news-detail'),
    )
    expect(rows).toHaveLength(brands.length * 2)
    const link = new URL(rows.find(({ id }: { id: string }) => id === 'yongjiang-en').address)
    expect([link.pathname, link.searchParams.get('language')]).toEqual([`/newsDetail/${newsId}`, 'en'])
    const preview = encodeURIComponent(link.searchParams.get('preview') ?? '')
    const read = (id: string, pass = preview) => calls.send(`/api/news/${id}?preview=${pass}`, undefined, elsewhere)
    expect((await read(newsId)).body.data).toMatchObject({ title: 'Soon' })
    expect((await read(newsId)).body.data).not.toHaveProperty('state')
    expect((await calls.get(`/api/news/${newsId}/files/cover?preview=${preview}`, elsewhere)).statusCode).toBe(200)
    expect((await read(newsId, 'v1.x.y.z')).status).toBe(404)
    expect((await read(await write({ shared: true }))).status).toBe(404)
    const before = portal.clock.now
    try {
      portal.clock.now = new Date(before.getTime() + 61 * 60_000)
      expect((await read(newsId)).status).toBe(404)
    } finally {
      portal.clock.now = before
    }
  })

  it('can only be created by staff of the brand, for its own records', async () => {
    const newsId = await write()
    const { rows } = (await calls.send(`/api/news/${newsId}/previews`, undefined, { token })).body.data
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(['quayside-zh', 'quayside-en'])
    const preview = encodeURIComponent(new URL(rows[0].address).searchParams.get('preview') ?? '')
    expect((await calls.send(`/api/news/${newsId}?preview=${preview}`, undefined, elsewhere)).status).toBe(404)
    expect((await calls.send(`/api/news/${newsId}/previews`, undefined, { token: await portal.signIn('member') })).status).toBe(403)
    const foreign = { ...elsewhere, token: await calls.addUser('yongjiang', 'staff') }
    expect((await calls.send(`/api/news/${newsId}/previews`, undefined, foreign)).status).toBe(404)
  })
})

const kinds = [
  {
    path: '/api/news',
    key: 'newsId',
    values: { titleZh: '一', titleEn: 'One', category: 'notice', day: '2026-11-02', summaryZh: '一', bodyZh: '一' },
  },
  {
    path: '/api/activities',
    key: 'activityId',
    values: { titleZh: '一', titleEn: 'One', from: '2026-11-01', to: '2026-12-31', placement: ['home'], summaryZh: '一', bodyZh: '一' },
  },
  {
    path: '/api/vacancies',
    key: 'vacancyId',
    values: {
      positionZh: '一',
      positionEn: 'One',
      place: 'yiwu',
      headcount: 1,
      nature: 'full-time',
      descriptionZh: '一',
      requirementsZh: '一',
      contact: 'jobs@quayside.example',
    },
  },
] as const

describe.each(kinds)('$path', ({ path, key, values }) => {
  it('is written, previewed, scheduled, published, withdrawn and archived, with a history of who did what', async () => {
    const id = (await calls.send(path, values, { token })).body.data[key]
    const url = `${path}/${id}`
    const isShown = async () => (await calls.send(url)).status === 200
    const { rows } = (await calls.send(`${url}/previews`, undefined, { token })).body.data
    expect(rows).toHaveLength(key === 'vacancyId' ? 0 : 2)
    const soon = new Date(portal.clock.now.getTime() + 3_600_000).toISOString()
    expect(await calls.outcome(`${url}/publish`, { version: 1, publishFrom: soon }, { token })).toBe('200')
    expect(await isShown()).toBe(false)
    expect(await calls.outcome(`${url}/publish`, { version: 2 }, { token })).toBe('200')
    expect(await isShown()).toBe(true)
    expect(await calls.outcome(`${url}/withdraw`, { version: 3 }, { token })).toBe('200')
    expect(await isShown()).toBe(false)
    expect(await calls.outcome(`${url}/archive`, { version: 4 }, { token })).toBe('200')
    const events = (await calls.send(`${url}/events`, undefined, { token })).body.data.rows
    expect(events.map(({ event }: { event: string }) => event)).toEqual(['archived', 'withdrawn', 'published', 'published', 'created'])
    expect(events[2].changes).toMatchObject([{ field: 'Published from' }])
  })
})

describe('shared records of the default brand', () => {
  it.each(kinds.slice(0, 2))(
    '$path: other brands show it while it is published, and only staff of the default brand can change it',
    async ({ path, key, values }) => {
      const id = (await calls.send(path, { ...values, shared: true }, { token })).body.data[key]
      const theirs = { ...elsewhere, token: await calls.addUser('yongjiang', 'staff') }
      const found = async () =>
        (await calls.send(`${path}?pageSize=100`, undefined, elsewhere)).body.data.rows.map((row: Record<string, string>) => row[key])
      expect(await found()).not.toContain(id)
      await calls.send(`${path}/${id}/publish`, { version: 1 }, { token })
      expect(await found()).toContain(id)
      expect((await calls.send(`${path}/${id}`, undefined, theirs)).status).toBe(200)
      for (const [move, input] of [
        ['change', values],
        ['withdraw', {}],
        ['archive', {}],
      ] as const)
        expect(await calls.outcome(`${path}/${id}/${move}`, { ...input, version: 2 }, theirs), move).toBe('404 error.not-found')
      expect(await calls.outcome(path, { ...values, shared: true }, theirs)).toMatch(/error\.record-shared$/)
      await calls.send(`${path}/${id}/withdraw`, { version: 2 }, { token })
      expect(await found()).not.toContain(id)
    },
  )
})

describe('days', () => {
  it('begin at midnight in Shanghai: an activity runs until the end of its last day', async () => {
    const { activityId } = (await calls.send('/api/activities', { ...kinds[1].values, from: '2027-05-01', to: '2027-05-01' }, { token }))
      .body.data
    await calls.send(`/api/activities/${activityId}/publish`, { version: 1 }, { token })
    const running = async (now: string) => {
      portal.clock.now = new Date(now)
      const { body } = await calls.send('/api/ops/opsActivityConfiguration/activity', {})
      return body.data.opsActivityConfigurationVo.some(({ id }: { id: string }) => id === activityId)
    }
    const before = portal.clock.now
    try {
      expect(await running('2027-04-30T15:59:59Z')).toBe(false)
      expect(await running('2027-04-30T16:00:00Z')).toBe(true)
      expect(await running('2027-05-01T15:59:59Z')).toBe(true)
      expect(await running('2027-05-01T16:00:00Z')).toBe(false)
    } finally {
      portal.clock.now = before
    }
  })
})
