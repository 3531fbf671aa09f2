/** Other payments with the bank reference of a payment: one transfer may pay several orders, or be reported twice. */
import type { Kysely } from 'kysely'
import { formatMoney } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, labelOf, wordsOf } from '../../kernel/index.ts'
import { checkOf } from './payments.ts'
import type { OrderRecord, PaymentReport } from './record.ts'
import { listByReference, type ReferencePayment } from './reference-store.ts'

type Reading = Pick<Call, 'brand' | 'language'>
type Reported = Partial<Pick<PaymentReport, 'no'>> & Pick<PaymentReport, 'referenceKey'>

/** More are not named: the first ones are enough to investigate. */
const mostNamed = 5

export interface SameReferences {
  readonly order: Pick<OrderRecord, 'omsOrderNo'>
  /** Without a number: a payment that is about to be reported. */
  readonly payments: readonly Reported[]
  readonly companyId?: string | undefined
}

/** For each payment, the others with its reference in words: order, amount, day and check. Refused ones do not count. */
export async function saySameReferences(
  db: Kysely<Database>,
  reading: Reading,
  { order, payments, companyId }: SameReferences,
): Promise<readonly string[]> {
  const keys = [...new Set(payments.flatMap(({ referenceKey }) => (referenceKey ? [referenceKey] : [])))]
  const uses = await listByReference(db, { brand: reading.brand.id, keys, companyId })
  return payments.map(({ no, referenceKey }) => {
    const others = uses.filter(
      (use) =>
        use.payment.referenceKey === referenceKey &&
        checkOf(use.payment) !== 'refused' &&
        !(use.omsOrderNo === order.omsOrderNo && use.payment.no === no),
    )
    const named = others.slice(0, mostNamed).map((use) => sayUse(reading, use))
    const more = others.length > mostNamed ? [wordsOf(reading)('order.moreReferences', { count: others.length - mostNamed })] : []
    return [...named, ...more].join(reading.language === 'zh' ? '；' : '; ')
  })
}

function sayUse(reading: Reading, { omsOrderNo, payment }: ReferencePayment): string {
  const { no, amount, currency, paidOn, received } = payment
  return wordsOf(reading)('order.sameReference', {
    omsOrderNo,
    no,
    currency,
    amount: formatMoney(received ?? amount, undefined, 'always'),
    day: paidOn,
    check: labelOf('dictionary', 'payment-check', checkOf(payment), reading),
  })
}
