/** The assistant without a language model, over HTTP on the embedded database: time until the first words of an answer. */
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure } from './measure.ts'
import { settle } from './settle.ts'

const rounds = 5
/** "First words" of an answer may take this long. */
const limitMs = 300
const questions = [
  'Ningbo to Hamburg, 2x40HQ, next week',
  'Which ships sail from Ningbo to Rotterdam next week?',
  'What does an overnight stay cost in Qingdao?',
  'How is free time calculated?',
  'local charges Ningbo 2x40HQ',
  'what is the weather in Shanghai',
]

export const assistant: Measure = {
  name: 'assistant',
  run: async () => {
    const tree = await copyTree()
    const portal = await startPortal(tree)
    try {
      await settle(portal)
      // The first question also reads the declared words.
      const first = await timeOf(portal.url, questions[0] ?? '')
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) for (const words of questions) times.push(await timeOf(portal.url, words))
      const kind = { where: 'PGlite, HTTP', unit: 'ms', baseline: null, limit: limitMs } as const
      return [
        { what: 'first words of the first answer, ten seconds after a start', ...kind, median: first, runs: 1 },
        { what: 'first words of an answer', ...kind, median: findMedian(times), runs: times.length },
        {
          what: 'first words of an answer, the slowest',
          ...kind,
          median: Math.max(...times),
          runs: times.length,
        },
      ]
    } finally {
      await portal.stop()
      removeTree(tree)
    }
  },
}

/** Milliseconds until the first part of the answer has arrived. */
async function timeOf(url: string, words: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/api/assistant/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'default-language': 'en' },
    body: JSON.stringify({ words }),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    text += next.value
    if (text.includes('"part"')) break
  }
  const time = performance.now() - began
  if (!text.includes('"part"')) throw new Error(`No answer to "${words}": ${text.slice(0, 200)}`)
  await reader?.cancel()
  return time
}
