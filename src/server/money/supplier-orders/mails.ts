/** E-mails to suppliers: the order with its sheet as a PDF, stored as sent; and cancellations. */
import type { Transaction } from 'kysely'
import type { SupplierOrderEffect } from '#domain'
import { formatText } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, labelOf, nameIn, type OutgoingMail } from '../../kernel/index.ts'
import { storeFile } from '../../platform/files/index.ts'
import { findEmail } from '../../platform/notifications/index.ts'
import { belongsTo } from './output.ts'
import { drawOrder } from './read.ts'
import type { SupplierData, SupplierOrderRecord } from './record.ts'
import { type FoundSupplierOrder, readSupplierOrder } from './store.ts'

export interface SupplierMail {
  readonly order: SupplierOrderRecord
  readonly effects: readonly SupplierOrderEffect[]
}

/** Queues a transition's e-mails in the transaction of the transition: either both are committed or neither. */
export async function queueSupplierMails(call: Call, tx: Transaction<Database>, { order, effects }: SupplierMail): Promise<void> {
  for (const effect of effects) {
    const supplierOrder = await readSupplierOrder(tx, call.brand.id, order.id)
    const { sentTo } = order.data
    if (!supplierOrder || !sentTo) continue
    const language = languageOf(call, supplierOrder)
    const key = `purchase.mail.${effect.slice('mail-'.length)}`
    const attachment = effect === 'mail-order' ? await keepSheet(call, tx, { found: supplierOrder, language }) : undefined
    await call.mail(tx, {
      to: sentTo,
      language,
      subject: `${key}.subject`,
      body: `${key}.body`,
      params: await mailOrder(call, tx, { found: supplierOrder, language }),
      ...(attachment ? { attachment } : {}),
    })
  }
}

function languageOf({ brand }: Call, { supplier }: FoundSupplierOrder): string {
  const { mailLanguage } = supplier.data as SupplierData
  return brand.languages.includes(mailLanguage) ? mailLanguage : brand.defaultLanguage
}

interface OrderMail {
  readonly found: FoundSupplierOrder
  readonly language: string
}

/** Stores the sheet as sent with the order's files. */
async function keepSheet(call: Call, tx: Transaction<Database>, { found, language }: OrderMail): Promise<OutgoingMail['attachment']> {
  const sheet = await drawOrder(call, found, language)
  const file = await storeFile(tx, call, {
    kind: `${call.brand.documentPrefix}purchase-order`,
    userId: call.actor.userId ?? '',
    companyId: found.companyId,
    name: sheet.name,
    type: sheet.type,
    bytes: sheet.bytes,
    belongsTo: belongsTo(found.id),
    isOwn: true,
  })
  return { key: file.key, name: file.name, type: sheet.type }
}

async function mailOrder(call: Call, tx: Transaction<Database>, { found, language }: OrderMail) {
  const { brand, actor } = call
  const supplier = found.supplier.data as SupplierData
  const { neededOn } = found.data
  const needed = brand.texts[language]?.['purchase.mail.needed']
  return {
    name: supplier.contact || nameIn(language, { name: found.supplier.name, latinName: supplier.nameEn }),
    company: nameIn(language, found.company),
    number: found.id,
    service: labelOf('dictionary', 'service-type', found.service, { brand, language }),
    needed: neededOn && needed !== undefined ? formatText(needed, { day: neededOn }, language) : '',
    reason: found.data.reason ?? '',
    who: nameIn(language, actor),
    email: (await findEmail(tx, actor.userId ?? '')) ?? '',
  }
}
