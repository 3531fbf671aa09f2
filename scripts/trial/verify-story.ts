/** Invariants after every crash, checked through the restarted portal. */
import { createHash } from 'node:crypto'
import type { Ask, OrderAnswer } from './people.ts'
import type { KeptFile, Story } from './story.ts'

/** Everything acknowledged exists exactly once and in full, and nothing else exists; one line per fault. */
export async function verifyStory(story: Story): Promise<string[]> {
  const { omsOrderNo: no, staff, done, pending } = story
  if (no === undefined) return []
  const answer = await staff('GET', `/api/orders/${no}`)
  if (answer?.status !== 200) return [`${no} was acknowledged, but reading it returned ${answer?.status ?? 'no response'}`]
  const { version, state, events = [], files = [] } = answer.data
  const log = events.toSorted((one, other) => one.seq - other.seq)
  const faults: string[] = []
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(`${no}: ${fault}`))
  expect(
    log.every(({ seq }, index) => seq === index + 1),
    `events ${log.map(({ seq }) => seq)} have gaps`,
  )
  expect(
    log.every(({ from }, index) => index === 0 || from === log[index - 1]?.to),
    'an event does not start in the state in which the previous one ended',
  )
  expect(log.at(-1)?.to === state, `the log leads to ${log.at(-1)?.to}, the order is ${state}`)
  const acts = log.map(({ event }) => event).filter((event) => event !== 'complete')
  expect(version === acts.length, `version ${version} after ${acts.length} events`)
  const known = [...done, ...(pending ? [pending.event] : [])]
  expect(
    acts.length >= done.length && acts.every((event, index) => event === known[index]) && acts.length <= known.length,
    `acknowledged ${done}, sent ${pending?.event ?? 'nothing more'}, kept ${acts}`,
  )
  for (const file of story.files) faults.push(...(await verifyFile(story, file, files)))
  return faults
}

async function verifyFile({ omsOrderNo, staff }: Story, { fileId, size, sha256 }: KeptFile, files: NonNullable<OrderAnswer['files']>) {
  const row = files.find((file) => file.fileId === fileId)
  if (row?.size !== size) return [`${omsOrderNo}: file ${fileId} of ${size} bytes is ${row ? `${row.size} bytes` : 'missing'}`]
  const answer = await staff('GET', `/api/files/${fileId}`)
  const found = answer?.bytes && answer.status === 200 ? createHash('sha256').update(answer.bytes).digest('hex') : answer?.status
  return found === sha256 ? [] : [`${omsOrderNo}: the bytes of file ${fileId} are not those that were sent (${found})`]
}

/** Number of the brand's orders across all companies. */
export async function countOrders(staff: Ask): Promise<number> {
  const answer = await staff('GET', '/api/desk/orders?page=1&pageSize=10')
  if (answer?.status !== 200 || answer.data.total === undefined)
    throw new Error(`The desk's list could not be read: ${answer?.status} ${JSON.stringify(answer?.error)}`)
  return answer.data.total
}
