import type { ReactNode } from 'react'
import { BlockHead, Button, isAbsent, readField, resultOf, usePage, usePortal, Value } from '#engine'
import type { SailingPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { type Json, readLocalTime } from '#rules'
import './sailing.css'

/** `sailings`: later ones; or those that exist instead, which a refusal brings in its data. */
type Answer = Pick<Operations['price-sea-booking']['output'], 'sailing' | 'sailings'>
type Sailing = NonNullable<Answer['sailing']>

/** The sailing that the form next to it has chosen, with its cut-offs, or the sailings that can be chosen. */
export function SailingBlock({ block }: { readonly block: SailingPlan }): ReactNode {
  const { scope, live } = usePage()
  const answer = block.of === undefined ? live : { state: 'ready' as const, value: resultOf(block.of, scope) }
  const refusal = answer?.state === 'refused' ? answer.refusal : undefined
  const { sailing, sailings = [] } = ((refusal ? refusal.data : answer?.value) ?? {}) as Answer
  if (!sailing && sailings.length === 0) return block.idle === undefined ? null : <p className="qs-quiet">{block.idle}</p>
  return (
    <section className="qs-sailing" data-closing={sailing?.closing}>
      <BlockHead label={block.label} />
      {sailing ? <Chosen block={block} sailing={sailing} /> : null}
      {refusal ? (
        <p className="qs-sailing-warning" role="status">
          {refusal.message}
        </p>
      ) : null}
      <Others block={block} sailings={sailings} sailing={sailing} />
    </section>
  )
}

function Chosen({ block, sailing }: { readonly block: SailingPlan; readonly sailing: Sailing }): ReactNode {
  const { text } = usePortal()
  const ship = [sailing.vessel, sailing.voyage].filter(Boolean).join(' ')
  const at = sayLocalTime(sailing.closesAt)
  const published: readonly string[] = sailing.publishedCutOffs ?? []
  const fields = block.fields.filter((field) => !isAbsent(readField(sailing, field.field)))
  const isCalculated = fields.some(({ field }) => !published.includes(field))
  return (
    <>
      <p className="qs-sailing-dates">
        {sailing.sailing}
        {ship ? <small>{ship}</small> : null}
      </p>
      {sailing.departsAt === undefined ? null : (
        <p className="qs-sailing-warning" role="status">
          {text('sailing.moved', { at: sayLocalTime(sailing.departsAt) })}
        </p>
      )}
      {sailing.closing === 'open' ? null : (
        <p className="qs-sailing-warning" role="status">
          {text(`sailing.${sailing.closing}`, { at })}
        </p>
      )}
      {fields.length > 0 ? (
        <>
          <dl className="qs-sailing-cut-offs">
            {fields.map((field) => (
              <div key={field.id}>
                <dt>
                  {field.label}
                  {published.includes(field.field) ? <span className="qs-sailing-mark">{text('cutOffs.published')}</span> : null}
                </dt>
                <dd>
                  <Value column={field} row={sailing} />
                </dd>
              </div>
            ))}
          </dl>
          {isCalculated ? <p className="qs-sailing-note">{text(published.length > 0 ? 'sailing.others' : 'sailing.calculated')}</p> : null}
        </>
      ) : null}
    </>
  )
}

/** Month, day, time and zone on the port's clock. */
function sayLocalTime(time: string | undefined): string {
  const local = readLocalTime(time ?? '')
  return local ? `${local.day.slice(5)} ${local.time} ${local.zone}` : ''
}

/** Beside a chosen sailing, the alternatives stay few. */
const fewest = 2

interface OthersProps {
  readonly block: SailingPlan
  readonly sailings: readonly Sailing[]
  /** The chosen one: others are named only if it closes too soon. */
  readonly sailing: Sailing | undefined
}

function Others({ block, sailings, sailing }: OthersProps): ReactNode {
  const { text } = usePortal()
  const { fill } = usePage()
  if (sailings.length === 0 || sailing?.closing === 'open') return null
  const take = (one: Sailing) =>
    fill?.(Object.fromEntries(Object.entries(block.fill).map(([name, field]) => [name, readField(one, field) as Json | undefined])))
  return (
    <>
      <p className="qs-sailing-head">{text(sailing ? 'sailing.next' : 'sailing.exist')}</p>
      <ul className="qs-sailing-others">
        {(sailing ? sailings.slice(0, fewest) : sailings).map((one) => (
          <li key={`${one.etd} ${one.carrier ?? ''} ${one.voyage ?? ''}`} data-closing={one.closing}>
            <span>
              {one.sailing}
              <small>{[one.carrier, one.vessel, one.voyage].filter(Boolean).join(' ')}</small>
            </span>
            {fill ? (
              <Button small onClick={() => take(one)}>
                {text('sailing.choose', { day: one.day })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
