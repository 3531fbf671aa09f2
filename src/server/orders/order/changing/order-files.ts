/** Files of an order, from either side, each with a type; a later one of the same type and name is its next version. */
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/index.ts'
import { type Call, type Handlers, limitOf, type Result } from '../../../kernel/index.ts'
import { addToOrder, countOrderFiles, type FileRow, findFile } from '../../../platform/files/index.ts'
import type { OrderRecord } from '../record.ts'
import { lockOrder } from '../store.ts'
import { changeOrder } from './change.ts'

interface Adding {
  readonly call: Call
  readonly tx: Transaction<Database>
  readonly order: OrderRecord
}

export const orderFileHandlers: Pick<Handlers, 'add-order-file'> = {
  'add-order-file': async ({ omsOrderNo, type, file: fileId }, call) => {
    const sent = await findFile(call.db, call.brand.id, fileId)
    // A caller learns nothing about a file that is not theirs, not even in the log.
    const note = sent && sent.user_id === call.actor.userId ? sent.name : undefined
    return changeOrder(call, {
      omsOrderNo,
      version: 'latest',
      event: 'add-file',
      grid: 'order-papers',
      note,
      apply: async (order, tx) => {
        const file = await addFile({ call, tx, order }, { fileId, type })
        if (!file.ok) return file
        const { name, version } = file.value
        return { ok: true, value: { data: order.data, changes: { file: { fileId, type, name, version } } } }
      },
    })
  },
}

/** Links the caller's own upload to the order, as the next version of its document. */
export async function addFile(
  { call, tx, order }: Adding,
  { fileId, type }: { readonly fileId: string; readonly type: string },
): Promise<Result<FileRow>> {
  // If two users send the same document at once, the later one finds the order changed.
  await lockOrder(tx, call.brand.id, order.omsOrderNo)
  if ((await countOrderFiles(tx, order.omsOrderNo)) >= limitOf(call.brand, 'orderFilesMax'))
    return { ok: false, error: 'error.too-many-files' }
  const file = await addToOrder(tx, {
    fileId,
    userId: call.actor.userId ?? '',
    brand: call.brand.id,
    orderId: order.omsOrderNo,
    companyId: order.companyId,
    kind: `${call.brand.documentPrefix}${type}`,
  })
  return file ? { ok: true, value: file } : { ok: false, error: 'error.file-gone' }
}
