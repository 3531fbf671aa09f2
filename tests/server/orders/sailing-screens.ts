/** What every screen and file says of one sailing, in one form: the days of departure and arrival, and the cut-offs. */
import { dayIn } from '#rules'
import type { TestPortal } from '#server'
import { readPdf } from '../../support/pdf-text.ts'
import { readCalendar } from '../../support/read-calendar.ts'
import { ask } from '../assistant/ask.ts'

export const cutOffFields = ['siCutOffAt', 'vgmCutOffAt', 'cyCutOffAt', 'customsCutOffAt'] as const
export type CutOffField = (typeof cutOffFields)[number]
type Row = Readonly<Record<string, unknown>>

/** What a screen says; what it does not show is absent. Times are ISO, UTC. */
export interface Said {
  readonly etd?: string | undefined
  readonly eta?: string | undefined
  readonly cutOffs?: Readonly<Partial<Record<CutOffField, string>>>
  /** The cut-offs that it calls published, or the only ones that it shows. */
  readonly published?: readonly string[] | undefined
}

export interface ShownSailing {
  readonly rateId: string
  readonly pol: string
  readonly pod: string
  readonly carrier: string
  readonly etd: string
  readonly ship: string
  readonly vessel: string
  readonly voyage: string
}

export interface Reader {
  readonly portal: TestPortal
  readonly tokens: Readonly<Record<'customer' | 'desk', string>>
  /** Path of the company's calendar. */
  readonly calendar: string
}

const zones = { pol: 'Asia/Shanghai', pod: 'America/Los_Angeles' } as const

function dayAt(end: keyof typeof zones, at: unknown): string | undefined {
  if (typeof at !== 'string') return undefined
  return at.includes('T') ? dayIn(zones[end], new Date(at)) : at
}

function timesOf(row: Row | undefined): Readonly<Partial<Record<CutOffField, string>>> {
  return Object.fromEntries(
    cutOffFields.flatMap((field) => (typeof row?.[field] === 'string' ? [[field, new Date(row[field]).toISOString()]] : [])),
  )
}

function publishedIn(row: Row | undefined): string[] {
  return [...((row?.publishedCutOffs ?? []) as string[])].sort()
}

/** A port call as plan and schedule show it: every cut-off in it is published. */
function sayCall(row: Row | undefined): Said {
  const cutOffs = timesOf(row)
  return {
    etd: dayAt('pol', row?.atd ?? row?.etd),
    eta: dayAt('pod', row?.pod === undefined ? undefined : (row.ata ?? row.eta)),
    cutOffs,
    published: Object.keys(cutOffs).sort(),
  }
}

/** A sailing that a rate sells. */
function saySold(row: Row | undefined): Said {
  return { etd: dayAt('pol', row?.departsAt ?? row?.etd), cutOffs: timesOf(row), published: publishedIn(row) }
}

function sayOrder(row: Row | undefined): Said {
  return { etd: dayAt('pol', row?.etd), eta: dayAt('pod', row?.eta), cutOffs: timesOf(row), published: publishedIn(row) }
}

export async function call(
  { portal }: Pick<Reader, 'portal'>,
  token: string,
  url: string,
  payload?: object,
): Promise<{ code: number; data: Row & { readonly rows?: readonly Row[] } }> {
  const headers = { host: 'localhost', 'access-token': token, 'default-language': 'en', 'idempotency-key': crypto.randomUUID() }
  const answer = await portal.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload ? { payload } : {}) })
  return answer.json()
}

/** What the screens say before anything is booked. */
export async function readSailingScreens(reader: Reader, sailing: ShownSailing): Promise<Record<string, Said>> {
  const { rateId, pol, pod, carrier, etd, ship, vessel, voyage } = sailing
  const { customer } = reader.tokens
  const rowsOf = async (url: string) => (await call(reader, customer, url)).data.rows ?? []
  const lane = `pol=${pol}&pod=${pod}`
  const listed = (await rowsOf(`/api/rates/sea?${lane}&carrier=${carrier}&etdFrom=${etd}&etdTo=${etd}&pageSize=50`)).find(
    (row) => row.rateId === rateId,
  )
  const isOurs = (row: Row) => row.rateId === rateId && row.etd === etd
  const sailingsOf = (row: Row | undefined) => (row?.sailings ?? []) as readonly Row[]
  const detail = (await call(reader, customer, `/api/rates/sea/${rateId}`)).data
  const booking = { pol, pod, rateId, carrier, etd, boxes: [{ boxType: '40HQ', quantity: 1 }] }
  const booked = (await call(reader, customer, '/api/quotes/sea', booking)).data.sailing as Row | undefined
  const from = new Date(Date.parse(etd) - 6 * 86_400_000).toISOString().slice(0, 10)
  const plan = (await rowsOf(`/api/vessel-plan?port=${pol}&vessel=${ship}&from=${from}&pageSize=50`)).find(
    (row) => row.voyageOut === voyage,
  )
  const weeks = await Promise.all(
    ['this-week', 'next-three-weeks'].map((range) => rowsOf(`/api/sailings?${lane}&range=${range}&pageSize=50`)),
  )
  const scheduled = weeks.flat().find((row) => row.voyage === voyage)
  const watched = (await rowsOf('/api/sailings/watches')).find((row) => row.voyage === voyage)
  return {
    list: saySold(sailingsOf(listed).find(isOurs)),
    detail: saySold(sailingsOf(detail).find(isOurs)),
    booking: saySold(booked),
    ...(plan ? { plan: sayCall({ ...plan, pod: undefined }) } : {}),
    ...(scheduled ? { schedule: sayCall(scheduled) } : {}),
    ...(watched ? { watched: sayCall(watched) } : {}),
    ...(plan ? { cutOffFile: await readCutOffFile(reader, sailing) } : {}),
    ...(scheduled ? await askForSailing(reader, { pol, pod, vessel }) : {}),
  }
}

/** The calendar file of a sailing's cut-offs. */
async function readCutOffFile({ portal }: Reader, { ship, voyage, pol }: ShownSailing): Promise<Said> {
  const answer = await portal.app.inject({ url: `/api/sailings/cut-offs.ics?ship=${ship}&voyage=${voyage}&pol=${pol}` })
  if (answer.statusCode !== 200) return {}
  return sayDates(readCalendar(answer.body).map(({ uid, at }) => [uid.split('-')[0] ?? '', at] as const))
}

const byStep: Readonly<Record<string, CutOffField>> = { si: 'siCutOffAt', vgm: 'vgmCutOffAt', cy: 'cyCutOffAt', customs: 'customsCutOffAt' }

function sayDates(dates: readonly (readonly [string, string])[]): Said {
  const row = Object.fromEntries(dates.map(([name, at]) => [byStep[name] ?? name, at]))
  return { etd: dayAt('pol', row.etd), eta: dayAt('pod', row.eta), cutOffs: timesOf(row) }
}

/** The assistant names the first sailing in words. */
async function askForSailing({ portal }: Reader, { pol, pod, vessel }: Pick<ShownSailing, 'pol' | 'pod' | 'vessel'>) {
  const { parts } = await ask(portal, `sailings from ${pol} to ${pod}`)
  const match = new RegExp(`${vessel} \\S+, departing (.+?), arriving (.+?),`).exec(parts[0]?.text ?? '')
  const days = match?.slice(1).map((words) => /\d{4}-\d\d-\d\d/.exec(words)?.[0])
  return days === undefined ? {} : { assistant: { etd: days[0], eta: days[1] } satisfies Said }
}

/** What the screens say of an order on the sailing. */
export async function readOrderScreens(reader: Reader, omsOrderNo: string): Promise<Record<string, Said>> {
  const { portal, tokens, calendar } = reader
  const url = `/api/orders/${omsOrderNo}`
  const rowOf = async (token: string, path: string) => (await call(reader, token, `${path}?omsOrderNo=${omsOrderNo}`)).data.rows?.[0]
  const order = (await call(reader, tokens.customer, url)).data
  const list = await rowOf(tokens.customer, '/api/orders')
  const queue = await rowOf(tokens.desk, '/api/desk/orders')
  const feed = readCalendar((await portal.app.inject({ url: calendar, headers: { host: 'localhost' } })).body)
  const dates = feed.flatMap(({ uid, at }) => (uid.endsWith(`-${omsOrderNo}@orders`) ? [[uid.split('-')[0] ?? '', at] as const] : []))
  const { parts } = await ask(portal, `order ${omsOrderNo}`, { token: tokens.customer })
  const [etd] = /\d{4}-\d\d-\d\d/.exec(parts[0]?.text.split('departing')[1] ?? '') ?? []
  const message = await lastMessage(reader, omsOrderNo)
  return {
    order: sayOrder(order),
    deskOrder: sayOrder((await call(reader, tokens.desk, url)).data),
    orderList: { etd: dayAt('pol', list?.etd) },
    deskList: { etd: dayAt('pol', queue?.etd) },
    calendar: sayDates(dates),
    planner: await planBackward(reader, order),
    sheet: await readSheet(reader, order),
    ...(etd === undefined ? {} : { assistantOrder: { etd } }),
    // Only events that it has subscribed to are sent.
    ...(message?.sequence === order.version ? { webhook: { ...sayOrder(message), published: undefined } } : {}),
  }
}

/** The planner as the link on the order's page opens it. */
async function planBackward(reader: Reader, order: Row): Promise<Said> {
  const { pol, etd, siCutOffAt, vgmCutOffAt, cyCutOffAt, customsCutOffAt } = order
  const times = { siAt: siCutOffAt, vgmAt: vgmCutOffAt, cyAt: cyCutOffAt, customsAt: customsCutOffAt }
  const input = { port: pol, etdDay: etd, travelHours: 4, stuffingHours: 4, ...times }
  const { data } = await call(reader, reader.tokens.customer, '/api/tools/cut-offs', input)
  const steps = (data.steps ?? []) as readonly { readonly step: string; readonly instant: string }[]
  return { ...sayDates(steps.map(({ step, instant }) => [step, instant] as const)), eta: undefined }
}

/** The dates on the order's PDF: each one must be there that the order has. */
async function readSheet({ portal, tokens }: Reader, { omsOrderNo, etd, eta, ...order }: Row): Promise<Said> {
  const headers = { host: 'localhost', 'access-token': tokens.customer, 'default-language': 'en' }
  const { rawPayload } = await portal.app.inject({ url: `/api/orders/${String(omsOrderNo)}/ticket?words=reader`, headers })
  const text = readPdf(rawPayload).pages.join('\n')
  // Words are drawn one by one.
  const writes = (value: unknown) => typeof value === 'string' && new RegExp(value.replaceAll(' ', '\\s*')).test(text)
  const local = (at: string) => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  const cutOffs = Object.entries(timesOf(order)).map(([field, at]) => [field, writes(local(at)) ? at : 'missing on the sheet'])
  return {
    etd: writes(etd) ? String(etd) : 'missing on the sheet',
    ...(eta === undefined ? {} : { eta: writes(eta) ? String(eta) : 'missing on the sheet' }),
    cutOffs: Object.fromEntries(cutOffs),
  }
}

/** The newest message to the customer's system about the order. */
async function lastMessage({ portal }: Reader, omsOrderNo: string): Promise<Row | undefined> {
  const rows = portal.test.db.selectFrom('outbox').select('payload').where('channel', '=', 'webhook').where('about', '=', omsOrderNo)
  const newest = await rows.orderBy('id', 'desc').executeTakeFirst()
  return newest && (JSON.parse(String(newest.payload.body)) as { data: Row }).data
}
