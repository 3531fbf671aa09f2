/**
 * `npm run --silent orders -- check [--json]`: compares every order with its log, and counts orders in states that this
 * version does not know. Do not run it while a server uses the embedded database. Exits with 1 on a mismatch, 2 if it could
 * not run.
 */
import { checkOrders, createLog, readEnv } from '#server'

try {
  process.exitCode = await check()
} catch (error) {
  console.error(`could not run: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}

async function check(): Promise<number> {
  if (process.argv[2] !== 'check') throw new Error('usage: orders check [--json]')
  const { checked, stranded, odd } = await checkOrders({ env: readEnv(process.env), root: process.cwd(), log: createLog('silent') })
  if (process.argv.includes('--json')) console.log(JSON.stringify({ checked, stranded, odd }, null, 2))
  else {
    for (const { brand, state, payment, amendment, bill, count } of stranded)
      console.log(
        `${brand}: ${count} orders are in the unknown state ${state} / ${payment} / ${amendment} / ${bill}; they can only be read`,
      )
    for (const { omsOrderNo, problem } of odd) console.log(`${omsOrderNo}: ${problem}`)
    console.log(`${countOrders(checked)} checked; ${odd.length === 0 ? 'all match their logs' : `not matching their logs: ${odd.length}`}`)
  }
  return odd.length + stranded.length > 0 ? 1 : 0
}

function countOrders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
