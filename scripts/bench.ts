/**
 * `npm run bench [-- --only name]`: prints medians, baselines and targets in one table. Needs a browser; with DATABASE_URL it
 * also measures on that PostgreSQL, in a separate database. A missed target is reported but is not a failure, because a busy
 * machine may miss it too. Exits with 2 if it could not measure. Growth runs only if it is named; `--curve` and `--up-to` are for it.
 */
import { parseArgs } from 'node:util'
import { buildRelease } from '#config'
import { writeTexts } from '../tests/journeys/write-texts.ts'
import { assistant } from './bench/assistant.ts'
import { changeLive } from './bench/change-live.ts'
import { check } from './bench/check.ts'
import { compile } from './bench/compile.ts'
import { editor } from './bench/editor.ts'
import { eventLoop } from './bench/event-loop.ts'
import { firstByte } from './bench/first-byte.ts'
import { growth } from './bench/growth.ts'
import { listScroll } from './bench/list-scroll.ts'
import { load } from './bench/load.ts'
import { loadRates } from './bench/load-rates.ts'
import { type BenchContext, formatTable, type Measure, type Measured } from './bench/measure.ts'
import { names } from './bench/names.ts'
import { orderList } from './bench/order-list.ts'
import { pageScripts } from './bench/page-scripts.ts'
import { peers } from './bench/peers.ts'
import { phone } from './bench/phone.ts'
import { priceOneStopBooking } from './bench/price-one-stop-booking.ts'
import { publish } from './bench/publish.ts'
import { rateQuery } from './bench/rate-query.ts'
import { sheet } from './bench/sheet.ts'
import { signIn } from './bench/sign-in.ts'
import { startTimes } from './bench/start-times.ts'
import { storedRecords } from './bench/stored-records.ts'
import { transport } from './bench/transport.ts'
import { workers } from './bench/workers.ts'

/** In the order in which they run. */
const measures: readonly Measure[] = [
  check,
  compile,
  editor,
  names,
  startTimes,
  pageScripts,
  firstByte,
  assistant,
  peers,
  phone,
  changeLive,
  publish,
  priceOneStopBooking,
  rateQuery,
  orderList,
  load,
  eventLoop,
  storedRecords,
  listScroll,
  loadRates,
  sheet,
  signIn,
  transport,
  workers,
  growth,
]

async function runBench(only: readonly string[], options: BenchContext['growth']): Promise<number> {
  const printed = measures.map(({ name }) => name)
  const unknown = only.find((name) => !printed.includes(name))
  if (unknown !== undefined) {
    console.error(`Unknown benchmark "${unknown}". Known: ${printed.join(', ')}.`)
    return 2
  }
  const root = process.cwd()
  const { release, findings } = await buildRelease(root)
  if (!release) {
    console.error(`The documents do not compile: ${findings.length} findings; run npm run config -- check to list them.`)
    return 2
  }
  // The browser measures find what they press by its text.
  await writeTexts()
  const context = { root, release, databaseUrl: process.env.DATABASE_URL || null, growth: options }
  const rows: Measured[] = []
  let failed = 0
  for (const { name, run, isOnRequest = false } of measures) {
    if (only.length === 0 ? isOnRequest : !only.includes(name)) continue
    console.log(`measuring ${name} ...`)
    try {
      rows.push(...(await run(context)))
    } catch (error) {
      // One failed measurement must not stop the others.
      console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
      failed += 1
    }
  }
  console.log(`\n${formatTable(rows)}`)
  return failed > 0 ? 2 : 0
}

const list = { type: 'string', multiple: true, default: [] as string[] } as const
const { values, positionals } = parseArgs({
  options: { only: list, curve: list, 'up-to': { type: 'string', default: 'Infinity' } },
  allowPositionals: true,
})
const upTo = Number(values['up-to'])
if (Number.isNaN(upTo)) throw new Error(`--up-to ${values['up-to']} is not a number`)
process.exitCode = await runBench([...values.only, ...positionals], { curves: values.curve, upTo })
