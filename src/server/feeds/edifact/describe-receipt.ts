/** An EDIFACT file as shown at the desk: the position and reason of each refused part, in the reader's language. */
import { type Call, listObjects, wordsOf } from '../../kernel/index.ts'
import type { EdifactReceiptRow } from '../transport/index.ts'

/** Fields that the columns do not hold. */
export function describeReceipt({ id, by_name, received_at, refusals }: EdifactReceiptRow, call: Call): object {
  const words = wordsOf(call)
  return {
    receiptId: id,
    at: received_at.toISOString(),
    ...(by_name === null ? {} : { by: by_name }),
    refusals: listObjects(refusals as never).map(({ path, text, params }) => ({
      position: String(path),
      reason: words(String(text), params as never),
    })),
  }
}
