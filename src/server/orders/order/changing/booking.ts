/** Shipping details: containers, verified gross mass, shipping instruction and the bill of lading. */
import type { JsonObject } from '#rules'
import { type Call, type Handlers, limitOf, type Refusal, type Result } from '../../../kernel/index.ts'
import { readOrderType } from '../life.ts'
import { type OrderData, type OrderRecord, toJson } from '../record.ts'
import {
  checkContainers,
  checkVgm,
  withBillChange,
  withBillConfirmed,
  withBillDraft,
  withContainers,
  withInstruction,
  withVgm,
} from './booking-papers.ts'
import { changeOrder } from './change.ts'
import { addFile } from './order-files.ts'
import { signatureOf } from './papers.ts'

type BookingHandlers = Pick<
  Handlers,
  'assign-containers' | 'submit-vgm' | 'submit-shipping-instruction' | 'issue-bill-draft' | 'confirm-bill' | 'request-bill-change'
>

const ownPapers = 'order-papers'

export const bookingHandlers: BookingHandlers = {
  'assign-containers': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'assign-containers',
      grid: ownPapers,
      apply: (order) => {
        const { containers } = input
        const refusal = refusePaper(call, order, 'containers') ?? invalid(checkContainers(order.data, containers, toleranceOf(call)))
        if (refusal) return refusal
        const changes = { containers: { ...before(order.data.containers), after: containers.map(toJson) } }
        return applied(withContainers(order.data, containers), changes)
      },
    }),

  'submit-vgm': ({ omsOrderNo, version, ...given }, call) =>
    changeOrder(call, {
      omsOrderNo,
      version,
      event: 'submit-vgm',
      grid: ownPapers,
      apply: (order) => {
        const refusal = refusePaper(call, order, 'vgm') ?? invalid(checkVgm(order.data, given, toleranceOf(call)))
        if (refusal) return refusal
        const data = withVgm(order.data, given, signatureOf(call))
        const changes = {
          vgmDeclaration: { ...before(order.data.vgmDeclaration), after: toJson(data.vgmDeclaration ?? {}) },
          containers: { ...before(order.data.containers), after: (data.containers ?? []).map(toJson) },
        }
        return applied(data, changes)
      },
    }),

  'submit-shipping-instruction': ({ omsOrderNo, version, ...given }, call) =>
    changeOrder(call, {
      omsOrderNo,
      version,
      event: 'submit-shipping-instruction',
      grid: ownPapers,
      apply: (order) => {
        const refusal = refusePaper(call, order, 'shipping-instruction')
        if (refusal) return refusal
        const data = withInstruction(order.data, given, signatureOf(call))
        const after = toJson(data.shippingInstruction ?? {})
        return applied(data, { shippingInstruction: { ...before(order.data.shippingInstruction), after } })
      },
    }),

  'issue-bill-draft': ({ omsOrderNo, version, ...given }, call) =>
    changeOrder(call, {
      omsOrderNo,
      version,
      event: 'issue-bill-draft',
      grid: 'desk-orders',
      note: given.note,
      apply: async (order, tx) => {
        const refusal = refusePaper(call, order, 'bill')
        if (refusal) return refusal
        const file = await addFile({ call, tx, order }, { fileId: given.file, type: 'draft-bill' })
        if (!file.ok) return file
        const { id: fileId, name } = file.value
        const data = withBillDraft(order.data, { ...given, fileId, name }, signatureOf(call))
        return applied(data, { billDraft: { ...before(order.data.billDraft), after: toJson(data.billDraft ?? {}) } })
      },
    }),

  'confirm-bill': ({ draft, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'confirm-bill',
      grid: 'bill-approval',
      apply: (order) => {
        const refusal = refusePaper(call, order, 'bill')
        if (refusal) return refusal
        const last = order.data.billDraft?.version
        // Confirm the version that was shown, even if there is a newer one.
        if (last !== undefined && last !== draft) return { ok: false, error: 'error.draft-replaced', params: { version: last } }
        return applied(withBillConfirmed(order.data, signatureOf(call)), { confirmedDraft: draft })
      },
    }),

  'request-bill-change': ({ omsOrderNo, version, remarks, file: fileId }, call) =>
    changeOrder(call, {
      omsOrderNo,
      version,
      event: 'request-bill-change',
      grid: 'bill-approval',
      note: remarks,
      apply: async (order, tx) => {
        const refusal = refusePaper(call, order, 'bill')
        if (refusal) return refusal
        const file = fileId === undefined ? undefined : await addFile({ call, tx, order }, { fileId, type: 'other' })
        if (file && !file.ok) return file
        const data = withBillChange(order.data, { remarks, fileId }, signatureOf(call))
        return applied(data, { billChange: { ...before(order.data.billChange), after: toJson(data.billChange ?? {}) } })
      },
    }),
}

/** Orders of this type have no such document: nothing is written, whatever the machine allows. */
function refusePaper({ brand }: Call, { data }: OrderRecord, paper: string): Refusal | undefined {
  return readOrderType(brand.documents, data.orderType).papers.includes(paper) ? undefined : { ok: false, error: 'error.no-such-paper' }
}

function invalid(fields: ReturnType<typeof checkContainers>): Refusal | undefined {
  return fields.length === 0 ? undefined : { ok: false, error: 'error.invalid', fields }
}

function applied(data: OrderData, changes: JsonObject): Result<{ data: OrderData; changes: JsonObject }> {
  return { ok: true, value: { data, changes } }
}

/** The previous value; the first of its kind has none. */
function before(paper: object | undefined): JsonObject {
  if (paper === undefined) return {}
  return { before: Array.isArray(paper) ? paper.map(toJson) : toJson(paper) }
}

function toleranceOf({ brand }: Pick<Call, 'brand'>): number {
  return limitOf(brand, 'declaredWeightPercent')
}
