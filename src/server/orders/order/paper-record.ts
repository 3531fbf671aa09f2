/** Current shipping documents of an order; the event log has the previous ones. */
import type { Operations } from '#generated/operations.ts'

type Given<Id extends keyof Operations> = Omit<Operations[Id]['input'], 'omsOrderNo' | 'version'>

export type Container = Given<'assign-containers'>['containers'][number]
export type GivenInstruction = Given<'submit-shipping-instruction'>
export type GivenVgm = Given<'submit-vgm'>

/** Version, counted from 1, and its author. */
export type SignedPaper = {
  readonly version: number
  /** ISO, UTC. */
  readonly at: string
  readonly by: string
  readonly byLatin: string
}
export type InstructionPaper = GivenInstruction & SignedPaper
export type VgmPaper = SignedPaper & {
  readonly responsible: string
  readonly signatory: string
  readonly weighedAt?: string
  /** It was sent after the cut-off. */
  readonly late?: true
}
export type BillDraft = SignedPaper & {
  readonly fileId: string
  readonly name: string
  readonly billNo?: string
  /** As the draft states them. */
  readonly packages?: number
  readonly grossWeight?: string
  readonly volume?: string
  readonly note?: string
}
export type BillChange = Omit<SignedPaper, 'version'> & {
  readonly remarks: string
  /** Version of the draft it refers to. */
  readonly draft: number
  readonly fileId?: string
}

/** The shipping documents of an order. */
export type OrderPapersData = {
  readonly containers?: readonly Container[]
  readonly vgmDeclaration?: VgmPaper
  readonly shippingInstruction?: InstructionPaper
  readonly billDraft?: BillDraft
  readonly billChange?: BillChange | undefined
  readonly billConfirmedAt?: string | undefined
  readonly billConfirmedBy?: string | undefined
  readonly billConfirmedByLatin?: string | undefined
  /** Rows of the dictionary booking-status; default: none. */
  readonly bookingStatuses?: readonly string[] | undefined
}
