/** `npm run seed -- [--seed N]`: fills an empty database with the demo world and prints it as JSON. Not while a server holds the embedded one. */
import { parseArgs } from 'node:util'
import { createLog, readEnv, seedDatabase } from '#server'

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, today: { type: 'string' } } })
const env = readEnv(process.env)
if (env.mode === 'production') {
  console.error('Nothing is seeded in production.')
  process.exit(2)
}
const world = await seedDatabase({ env, root: process.cwd(), log: createLog('error'), seed: Number(values.seed), today: values.today })
if (!world) {
  console.error('The database is not empty: nothing was written.')
  process.exit(1)
}
console.log(JSON.stringify(world, null, 2))
