import type { Operations } from '#generated/operations.ts'
import { type Call, pickWords, type Result } from '../kernel/index.ts'
import { listTariffs } from './documents.ts'

type Input = Operations['read-tariff-document']['input']
type Output = Operations['read-tariff-document']['output']

/** The file that a line of a tariff stands in: the brand's own where it changed the line, as the served release has it. */
export async function readTariffDocument(input: Input, call: Call): Promise<Result<Output>> {
  const found = listTariffs(call).find(({ id }) => id === input.tariff)
  const contents = await call.releases.read(call.release.hash)
  if (!found || !contents.ok) return { ok: false, error: 'error.not-found' }
  const origin = found.tariff.lines.find(({ id }) => `${found.id}.${id}` === input.line)?.origin
  const path = origin?.path ?? `schemas/tariffs/${found.id}.json`
  const text = contents.value.documents[path]
  if (text === undefined) return { ok: false, error: 'error.not-found' }
  const lines = text.replace(/\n$/, '').split('\n')
  return { ok: true, value: { path, label: pickWords(found.document.label, call), row: origin?.line ?? 0, lines } }
}
