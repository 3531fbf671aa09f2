import { loadDocuments } from '#config'
import { type Command, textOf, UsageError } from './command.ts'
import { editKinds, kindNames } from './score/kinds.ts'
import { demands, meetsDemands, runScore, type Score } from './score/run-score.ts'

const seed = 20261121
const rewritings = Array.from({ length: 300 }, (_, run) => run)
const places = 5

/** Measures the quality of the check on the current documents. */
export const scoreCommand: Command = {
  options: { json: { type: 'boolean' }, only: { type: 'string' }, seed: { type: 'string' } },
  run: async ({ words: [root = '.'], values }) => {
    const only = textOf(values.only)
    if (only !== undefined && !kindNames.has(only))
      throw new UsageError(`unknown kind "${only}". Known: ${[...kindNames.keys()].join(', ')}`)
    const files = await loadDocuments(root)
    const chosen = only === undefined ? { rewritings } : { only, rewritings: [] }
    const score = await runScore(files, {
      root,
      kinds: editKinds,
      seed: Number(values.seed ?? seed),
      places,
      diskPlaces: places,
      ...chosen,
    })
    console.log(values.json ? JSON.stringify(score, null, 2) : describeScore(score))
    return meetsDemands(score) ? 0 : 1
  },
}

function describeScore({
  kinds,
  runs,
  found,
  atLine,
  atColumn,
  explained,
  mostFindings,
  crashes,
  rewritings: samples,
  falseAlarms,
  misses,
}: Score): string {
  const share = (count: number, of = runs) => `${((100 * count) / Math.max(1, of)).toFixed(1)} % (${count} of ${of})`
  const rows = [
    ['kinds of broken edit, and edits made', `${kinds}, ${runs}`, `${demands.kinds}, 5 each`],
    ['found', share(found), `${demands.found * 100} %`],
    ['at the exact line', share(atLine), `${demands.atLine * 100} %`],
    ['at the exact column', share(atColumn), `${demands.atColumn * 100} %`],
    ['names the wrong value, what is allowed, the nearest name', share(explained.count, explained.of), `${demands.explained * 100} %`],
    ['most findings for one fault', String(mostFindings), `at most ${demands.mostFindings}`],
    ['crashes', String(crashes), '0'],
    [`false alarms on ${samples} edits that keep the meaning`, String(falseAlarms), '0'],
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...misses, ...(misses.length > 0 ? [''] : []), ...table].join('\n')
}
