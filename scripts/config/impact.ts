/** impact: what a publish of the files would change, for whom, and which records it does not fit. */
import { type DescribedFinding, type Impact, loadDocuments, measureImpact, type SourceFile } from '#config'
import type { ReleaseCommands } from '#server'
import { printFindings } from './print-findings.ts'

const mostNamed = 5

/** Exit code 0: nothing changes; 1: something does. */
export async function impact(commands: ReleaseCommands, { json }: { readonly json: boolean }): Promise<number> {
  const [served] = await commands.history()
  if (!served) throw new Error('nothing has been published yet')
  const contents = await commands.read(served.release)
  if (!contents.ok) throw new Error(`release ${served.release} cannot be read: ${contents.error}`)
  const before = Object.entries(contents.value.documents).map(([path, text]): SourceFile => ({ path, text }))
  const measured = measureImpact(before, await loadDocuments(process.cwd()))
  const findings = await commands.check()
  if (json) console.log(JSON.stringify({ ...measured, findings }, null, 2))
  else print(measured, findings)
  return measured.brands.length + measured.access.length > 0 ? 1 : 0
}

function print(measured: Impact, findings: readonly DescribedFinding[]): void {
  for (const line of describeImpact(measured)) console.log(line)
  printFindings(findings)
}

/** Lines by brand and kind, then by kind of user. */
function* describeImpact({ brands, access }: Impact): Generator<string> {
  if (brands.length === 0 && access.length === 0) yield 'publishing would change nothing'
  let last: string | undefined
  for (const { brand, kind, added, removed, changed } of brands) {
    if (brand !== last) yield `brand ${brand}`
    last = brand
    const parts = [nameSome('changed', changed), nameSome('added', added), nameSome('removed', removed)]
    yield `  ${kind}: ${parts.filter((part) => part !== '').join('; ')}`
  }
  for (const { actor, more, less } of access) {
    const parts = [nameSome('more', more), nameSome('less', less)]
    yield `access of ${actor}: ${parts.filter((part) => part !== '').join('; ')}`
  }
}

function nameSome(what: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const others = names.length - mostNamed
  return `${names.length} ${what}: ${names.slice(0, mostNamed).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
}
