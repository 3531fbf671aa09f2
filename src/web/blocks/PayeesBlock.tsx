import { type ReactNode, Suspense, useState } from 'react'
import type { ColumnPlan } from '#config'
import { BlockHead, formatMoney, QrCode, readField, resultOf, usePage, usePortal } from '#engine'
import type { PayeesPlan } from '#generated/blocks.ts'
import type { PayeeAccount } from '#generated/entities.ts'
import './payees.css'

/** What is due in each currency, and the account to pay into: each value can be copied, all of them scanned. */
export function PayeesBlock({ block }: { readonly block: PayeesPlan }): ReactNode {
  const { scope } = usePage()
  const payees = resultOf(block.of, scope)
  if (!Array.isArray(payees) || payees.length === 0) return null
  return (
    <section className="qs-payees">
      <BlockHead label={block.label} text={block.text} />
      <ul>
        {(payees as readonly PayeeAccount[]).map((payee) => (
          <li key={payee.currency}>
            <Payee payee={payee} fields={block.fields} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Payee({ payee, fields }: { readonly payee: PayeeAccount; readonly fields: readonly ColumnPlan[] }): ReactNode {
  const { text } = usePortal()
  const { currency = '', amount = '' } = payee
  const values = fields.flatMap(({ field, label }) => {
    const value = readField(payee, field)
    return typeof value === 'string' && value !== '' ? [{ label, value }] : []
  })
  const money = formatMoney(amount, currency, 'always')
  const whole = [money, ...values.map(({ label, value }) => `${label}: ${value}`)].join('\n')
  return (
    <>
      <div>
        <p className="qs-payee-amount">
          {money}
          {payee.source === 'assumed' ? <span className="qs-assumed">{text('freight.payee.assumed')}</span> : null}
        </p>
        <dl>
          {values.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span> <CopyButton value={value} label={label} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="qs-payee-code">
        <Suspense fallback={null}>
          <QrCode value={whole} label={text('freight.payee.qr', { currency })} />
        </Suspense>
        <figcaption>{text('freight.payee.scan')}</figcaption>
      </figure>
    </>
  )
}

/** Says whether it worked: the clipboard may be blocked. */
function CopyButton({ value, label }: { readonly value: string; readonly label: string }): ReactNode {
  const { text } = usePortal()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid(text('engine.share.copied')),
      () => setSaid(text('engine.share.notCopied')),
    )
  return (
    <>
      <button type="button" className="qs-text-button" onClick={() => void copy()}>
        {text('engine.share.copyValue')} <span className="qs-only-spoken">{label}</span>
      </button>
      <span role="status" className="qs-quiet">
        {said}
      </span>
    </>
  )
}
