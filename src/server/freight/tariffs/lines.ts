/** All lines of all tariffs with the source of their figures, for review by analysts. */
import type { Operations } from '#generated/operations.ts'
import { type Call, cutPage, labelOf, pageOf, pickWords, type Result, wordsOf } from '../../kernel/index.ts'
import { describeLine } from './describe-line.ts'
import { linesOf, listTariffs } from './documents.ts'

type Input = Operations['list-tariff-lines']['input']
type Output = Operations['list-tariff-lines']['output']
type Row = Output['rows'][number]

export function listTariffLines(input: Input, call: Call): Result<Output> {
  const words = input.words?.trim().toLocaleLowerCase()
  const rows = listRows(call).filter(
    (row) =>
      (input.service === undefined || row.service === input.service) &&
      (input.source === undefined || row.source === input.source) &&
      (!words || [row.fee, row.label, row.rule, row.place].some((text) => text.toLocaleLowerCase().includes(words))),
  )
  return { ok: true, value: cutPage(rows, pageOf(input, call)) }
}

function listRows(call: Call): Row[] {
  const words = wordsOf(call)
  return listTariffs(call).flatMap((document) => {
    const { id, tariff, document: whole } = document
    const service = tariff.applies.service ?? ''
    const ports = tariff.applies.pol?.map((port) => labelOf('reference', 'port', port, call))
    const label = pickWords(whole.label, call)
    return linesOf(document, true).map(({ line, document: own }): Row => {
      const { fee, explanation, tax } = describeLine({ line, document: own, ...call, tariff: whole })
      const members = (line.assumed ?? []).map((member) => words(`terms.member.${member}`))
      const source = line.source !== 'assumed' && members.length > 0 ? 'partly' : (line.source ?? 'assumed')
      const [path, row] = [line.origin?.path ?? id, line.origin?.line ?? 1]
      return {
        key: `${id}.${line.id}`,
        tariff: id,
        label,
        service: service as Row['service'],
        ports: ports?.join(words('terms.and')) ?? words('terms.everyPort'),
        fee,
        rule: explanation,
        tax,
        ...(line.variant === undefined ? {} : { variant: line.variant }),
        source: source as Row['source'],
        ...(members.length > 0 ? { assumed: words('terms.assumedMembers', { members: members.join(words('terms.and')) }) } : {}),
        place: `${path}:${row}`,
        row,
        path,
      }
    })
  })
}
