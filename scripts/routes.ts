/** `npm run routes -- [--json]`: every operation with method, path, permission row and input, as the default brand serves it. */
import { buildRelease, formatFinding } from '#config'

const { release, findings } = await buildRelease(process.cwd())
if (!release) {
  for (const finding of findings) console.error(formatFinding(finding))
  process.exit(1)
}
const operations = Object.values(release.brands[release.defaultBrand]?.operations ?? {}).sort((one, other) =>
  one.path < other.path ? -1 : 1,
)
if (process.argv.includes('--json')) {
  const rows = operations.map(({ id, method, path, grid, about, idempotent, demoOnly, input }) => ({
    id,
    method,
    path,
    policy: grid,
    about,
    idempotent,
    demoOnly,
    input,
  }))
  console.log(JSON.stringify(rows, null, 2))
} else {
  for (const { id, method, path, grid } of operations) console.log(`${method.padEnd(6)} ${path.padEnd(56)} ${grid.padEnd(16)} ${id}`)
}
