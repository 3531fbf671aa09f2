/** Processor time of the server for drawing a page as a visitor gets it. The database is another process. */
import { Agent, get } from 'node:http'
import { findMedian, type Measured } from './measure.ts'

const runs = 7
const drawings = 40
const warmDrawings = 150
const lane = '/route/seaQuery?pol=CNNGB&pod=USLAX'
/** Milliseconds for one page of rates, from the request to the compressed bytes. */
const limit = 12

export interface DrawingPortal {
  readonly url: string
  /** Address of its metrics. */
  readonly metrics: string
}

export async function measureDrawing({ url, metrics }: DrawingPortal): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let visit = 0
  // A page is kept under its whole address.
  const drawAnew = () => open(`${url}${lane}&visit=${visit++}`, agent)
  for (let drawing = 0; drawing < warmDrawings; drawing++) await drawAnew()
  const times: Record<'drawn' | 'kept', number[]> = { drawn: [], kept: [] }
  for (let run = 0; run < runs; run++) {
    times.drawn.push(await processorTimeOf(metrics, drawAnew))
    times.kept.push(await processorTimeOf(metrics, () => open(url + lane, agent)))
  }
  agent.destroy()
  return {
    what: 'processor time of the first drawing of a lane’s rates',
    where: 'server, as a visitor',
    unit: 'ms',
    median: findMedian(times.drawn),
    runs,
    baseline: { of: 'the kept page', median: findMedian(times.kept) },
    limit,
  }
}

function open(url: string, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume()
      if (answer.statusCode !== 200) fail(new Error(`${url} responded with ${answer.statusCode}`))
      answer.on('end', done)
    }).on('error', fail)
  })
}

/** For one piece of work, in ms, garbage collection and compilation included. */
async function processorTimeOf(metrics: string, work: () => Promise<void>): Promise<number> {
  const before = await readProcessorSeconds(metrics)
  for (let drawing = 0; drawing < drawings; drawing++) await work()
  return (((await readProcessorSeconds(metrics)) - before) * 1000) / drawings
}

async function readProcessorSeconds(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text()
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error(`${metrics} does not report the time of the processor`)
  return Number(seconds)
}
