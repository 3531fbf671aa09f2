/** An overseas agent and warehouse, and what customers sent to the desk: for the permission matrix. */
import { randomUUID } from 'node:crypto'
import type { TestPortal } from '#server'
import { agreement } from './agreement.ts'

export interface RequestsOptions {
  readonly portal: TestPortal
  readonly brand: string
  readonly staff: string | null
  /** Customers of two companies. */
  readonly senders: Readonly<Record<'own' | 'foreign', string | null>>
  /** Uploads a document and returns its id. */
  readonly upload: (token: string | null) => Promise<string>
}

type Sent = Record<'own' | 'foreign', string>

export async function addRequests({ portal, brand, staff, senders, upload }: RequestsOptions) {
  const post = async (token: string | null, url: string, payload: object) => {
    const headers = { host: `${brand}.localhost`, 'access-token': token ?? '', 'idempotency-key': randomUUID() }
    const answer = await portal.app.inject({ method: 'POST', url, headers, payload })
    if (answer.statusCode !== 200) throw new Error(`${url} was refused: ${answer.body}`)
    return answer.json().data as Record<string, unknown>
  }
  const publish = async (path: string, key: string, operation: string) => {
    const id = String((await post(staff, path, inputOf(operation)))[key])
    await post(staff, `${path}/${id}/publish`, { version: 1 })
    return id
  }
  const overseasAgentId = await publish('/api/overseas-agents', 'overseasAgentId', 'create-overseas-agent')
  const inquire = async (token: string | null) =>
    String((await post(token, '/api/agent-inquiries', { ...inputOf('create-agent-inquiry'), overseasAgentId })).agentInquiryId)
  const apply = async (token: string | null) => {
    const input = { ...inputOf('create-agent-application'), registration: await upload(token) }
    return String((await post(token, '/api/agent-applications', input)).agentApplicationId)
  }
  const ofBoth = async (send: (token: string | null) => Promise<string>): Promise<Sent> => ({
    own: await send(senders.own),
    foreign: await send(senders.foreign),
  })
  return {
    overseasAgent: { own: overseasAgentId },
    overseasWarehouse: { own: await publish('/api/overseas-warehouses', 'overseasWarehouseId', 'create-overseas-warehouse') },
    agentInquiry: await ofBoth(inquire),
    agentApplication: await ofBoth(apply),
  }
}

function inputOf(operation: string): object {
  return agreement.operations[operation]?.input ?? {}
}
