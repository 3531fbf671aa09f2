/** `npm start`: builds if sources are newer, opens the database, makes the demo world, serves. `--dev` serves the browser code from its sources. */
import module from 'node:module'
import process from 'node:process'

const leastNode = 24
if (Number(process.versions.node.split('.')[0]) < leastNode) {
  console.error(
    `Node ${leastNode} is needed, this is ${process.versions.node}. Run it through npm, which finds the one that npm ci has installed.`,
  )
  process.exit(1)
}
// What Node makes of the sources is kept for the next start: that saves a tenth of it.
module.enableCompileCache('.cache/node')
const { start } = await import('./start/start.ts')
await start({ dev: process.argv.includes('--dev') })
