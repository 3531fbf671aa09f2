/**
 * `npm run --silent routes -- [--json]`: every operation of any brand with method, path, permission row and input. Exits with 1
 * if the documents fail the check.
 */
import { buildRelease, type OperationPlan, sharedBuildCache } from '#config'
import { printInTerminal } from './config/print-findings.ts'
import { isMain } from './is-main.ts'

/** Prints the routes of the documents in `root`; returns the exit code. */
export async function listRoutes(root: string, words: readonly string[]): Promise<number> {
  const { release, findings } = await buildRelease(root, sharedBuildCache())
  if (!release) {
    printInTerminal(findings)
    return 1
  }
  const served = Object.values(release.brands).flatMap(({ id, operations }) =>
    Object.values(operations).map((plan) => ({ brand: id, plan })),
  )
  printRoutes(served, words.includes('--json'))
  return 0
}

function printRoutes(served: readonly { readonly brand: string; readonly plan: OperationPlan }[], isJson: boolean): void {
  const byId = new Map<string, { plan: OperationPlan; brands: string[] }>()
  for (const { brand, plan } of served) {
    const route = byId.get(plan.id)
    if (route) route.brands.push(brand)
    else byId.set(plan.id, { plan, brands: [brand] })
  }
  const routes = [...byId.values()].sort((one, other) => compareRoutes(one.plan, other.plan))
  if (isJson) {
    const rows = routes.map(({ brands, plan: { id, method, path, grid, about, idempotent, takesKey, demoOnly, input } }) => ({
      id,
      method,
      path,
      policy: grid,
      about,
      idempotent,
      takesKey,
      demoOnly,
      brands,
      input,
    }))
    console.log(JSON.stringify(rows, null, 2))
  } else {
    for (const { plan } of routes) console.log(`${plan.method.padEnd(6)} ${plan.path.padEnd(56)} ${plan.grid.padEnd(16)} ${plan.id}`)
  }
}

function compareRoutes(one: OperationPlan, other: OperationPlan): number {
  const [left, right] = [`${one.path} ${one.method}`, `${other.path} ${other.method}`]
  return left < right ? -1 : left > right ? 1 : 0
}

if (isMain(import.meta.filename)) process.exitCode = await listRoutes(process.cwd(), process.argv.slice(2))
