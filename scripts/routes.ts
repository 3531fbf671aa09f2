/** `npm run --silent routes -- [--json]`: every operation of any brand with method, path, permission row and input. Exit 1 where the documents do not pass. */
import { buildRelease, type OperationPlan } from '#config'
import { printInTerminal } from './config/tell-findings.ts'

const { release, findings } = await buildRelease(process.cwd())
if (release)
  printRoutes(Object.values(release.brands).flatMap((brand) => Object.values(brand.operations).map((plan) => ({ brand: brand.id, plan }))))
else {
  printInTerminal(findings)
  process.exitCode = 1
}

function printRoutes(served: readonly { readonly brand: string; readonly plan: OperationPlan }[]): void {
  const byId = new Map<string, { plan: OperationPlan; brands: string[] }>()
  for (const { brand, plan } of served) {
    const known = byId.get(plan.id)
    if (known) known.brands.push(brand)
    else byId.set(plan.id, { plan, brands: [brand] })
  }
  const routes = [...byId.values()].sort((one, other) => compareRoutes(one.plan, other.plan))
  if (process.argv.includes('--json')) {
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
