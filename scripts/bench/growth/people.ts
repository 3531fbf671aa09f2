/** A search of rates by more and more connections at once, against a portal in one process. */
import { join } from 'node:path'
import { copyTree, removeTree, startPortal } from '../../../tests/server/portal-process.ts'
import { fire, memoryOf, rateSearchPath, signIn } from '../load.ts'
import type { BenchContext } from '../measure.ts'
import { onOwnDatabase } from '../own-database.ts'
import { settle } from '../settle.ts'
import { type Curve, collectSeries, type Series } from './curve.ts'
import { nameOf } from './databases.ts'

export const people: Curve = {
  name: 'people',
  title: 'People at once',
  axis: 'connections',
  how: `One process answers searches of the rates of a lane. Each connection sends its next search as soon
as it has an answer, as no person does: one connection is as much work as many people.`,
  sizes: [1, 10, 100, 500, 2_000],
  projectedTo: 10_000,
  measure: measurePeople,
}

async function measurePeople(sizes: readonly number[], { databaseUrl, release }: BenchContext): Promise<readonly Series[]> {
  if (databaseUrl === null) throw new Error('set DATABASE_URL: it measures on PostgreSQL')
  const { add, list } = collectSeries()
  const tree = await copyTree()
  try {
    await onOwnDatabase(databaseUrl, async (opened, url) => {
      const where = await nameOf(opened)
      const portal = await startPortal(tree, { DATABASE_URL: url, DATA_DIR: join(tree, '.data-growth') })
      try {
        await settle(portal)
        const target = { url: portal.url + rateSearchPath, headers: { 'access-token': await signIn(portal.url, release) } }
        for (const size of sizes) {
          const { requests, latency } = await fire(target, size)
          const point = { size, runs: requests.total }
          add({ what: 'searches answered', where, unit: '/s', allowed: 'logarithmic' }, { ...point, median: requests.average })
          add({ what: 'time of a search', where, unit: 'ms', allowed: 'linear' }, { ...point, median: latency.p50, p95: latency.p97_5 })
          add({ what: '99th percentile', where, unit: 'ms', allowed: 'linear' }, { ...point, median: latency.p99 })
          add({ what: 'memory of the process', where, unit: 'MB', allowed: 'linear' }, { size, runs: 1, median: memoryOf(portal) })
        }
      } finally {
        await portal.stop()
      }
    })
    return list()
  } finally {
    removeTree(tree)
  }
}
