import { type ReactNode, useId, useState } from 'react'
import type { ColumnPlan, Option } from '#config'
import type { ChartPlan } from '#generated/blocks.ts'
import { compareDecimals, sumDecimals, textOf } from '#rules'
import { Skeleton } from '../../context/Placeholder.tsx'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { useOperation } from '../../context/use-operation.ts'
import { Value } from '../../display/Value.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Button } from '../../parts/Button.tsx'
import { type ChartBars, toBars } from '../../plan/chart-bars.ts'
import { answerOf } from '../../plan/list-state.ts'
import { blockRequest } from '../../plan/plan-page.ts'
import { optionOf, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import { ChartDrawing } from './ChartDrawing.tsx'
import './chart.css'

const usualMost = 5

/** Amounts along an axis as bars, with a table as an alternative. */
export function ChartBlock({ block }: { readonly block: ChartPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const { value, refusal, loading, refresh } = useOperation(blockRequest(block, scope, portal.shell), { keepPrevious: true })
  const rows = answerOf(value)?.rows
  const [chosen, setChosen] = useState(block.measures[0]?.id)
  const [asTable, setAsTable] = useState(false)
  const measure = block.measures.find(({ id }) => id === chosen) ?? block.measures[0]
  const name = useId()
  return (
    <div className="qs-chart-block" aria-busy={loading || undefined}>
      <BlockHead label={block.label}>
        {rows && rows.length > 0 ? (
          <div className="qs-chart-tools">
            {block.measures.length > 1 ? (
              <fieldset className="qs-chart-measures">
                <legend className="qs-only-spoken">{portal.text('engine.chart.measure')}</legend>
                {block.measures.map(({ id, label }) => (
                  <label key={id}>
                    <input type="radio" name={name} checked={id === measure?.id} onChange={() => setChosen(id)} />
                    <span>{label}</span>
                  </label>
                ))}
              </fieldset>
            ) : null}
            <Button tone="quiet" small onClick={() => setAsTable(!asTable)}>
              {portal.text(asTable ? 'engine.chart.asBars' : 'engine.chart.asTable')}
            </Button>
          </div>
        ) : null}
      </BlockHead>
      {refusal ? (
        <RefusalView refusal={refusal} onRetry={refresh} />
      ) : rows && rows.length > 0 && measure ? (
        <Chart block={block} measure={measure} rows={rows} asTable={asTable} />
      ) : loading || !rows ? (
        <div role="status" aria-label={portal.text('engine.loading')}>
          <Skeleton lines={5} />
        </div>
      ) : (
        <div className="qs-list-empty">
          <p className="qs-list-empty-label">{block.empty ?? portal.text('engine.nothingYet')}</p>
          {block.emptyHint ? <p>{block.emptyHint}</p> : null}
        </div>
      )}
    </div>
  )
}

interface ChartProps {
  readonly block: ChartPlan
  readonly measure: ColumnPlan
  readonly rows: readonly unknown[]
  readonly asTable: boolean
}

function Chart({ block, measure, rows, asTable }: ChartProps): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const options = bundle.options[block.partsOptionsOf ?? '']
  // Parts with colours, such as on time and overdue, form a scale: their dictionary defines order and colour.
  const scale = options?.some(({ tone }) => tone) ? options.map(({ value }) => value) : undefined
  const { along, parts, most = usualMost } = block
  const bars = toBars({ rows, along, parts, measure: measure.field, most, scale })
  const currency = measure.currency === undefined ? undefined : readField(rows[0], measure.currency)
  const missing = measure.display === 'money' && block.missing !== undefined ? countMissing(rows, block.missing) : '0'
  const drawn: DrawnChart = {
    bars,
    measure,
    colourOf: (part, index) => ({ 'data-tone': optionOf(options, part)?.tone, 'data-part': part === null ? 'rest' : index }),
    nameOf: (part) => nameOf(part, options, portal.text('engine.chart.others')),
    sayPair: (name, values) => portal.text('engine.pair', { name, value: values.join(portal.text('engine.and')) }),
    amountOf: (amount) => <Value column={measure} row={{ [measure.field]: amount, [measure.currency ?? '']: currency }} />,
    currency: textOf(currency),
  }
  return (
    <>
      {asTable ? null : <ChartDrawing chart={drawn} label={block.label ?? bundle.page.label} />}
      <ChartTable chart={drawn} label={block.label ?? bundle.page.label} spoken={!asTable} />
      {compareDecimals(missing, '0') > 0 ? (
        <p className="qs-quiet">{portal.text('engine.chart.missing', { count: Number(missing) })}</p>
      ) : null}
    </>
  )
}

export interface DrawnChart {
  readonly bars: ChartBars
  readonly measure: ColumnPlan
  /** Label of a part. */
  readonly nameOf: (part: string | null) => string
  /** For screen readers. */
  readonly sayPair: (name: string, values: readonly string[]) => string
  /** Attribute by which the style sheet colours a part. */
  readonly colourOf: (
    part: string | null,
    index: number,
  ) => { readonly 'data-tone': string | undefined; readonly 'data-part': string | number }
  readonly amountOf: (amount: string) => ReactNode
  readonly currency: string | undefined
}

function nameOf(part: string | null, options: readonly Option[] | undefined, others: string): string {
  return part === null ? others : (optionOf(options, part)?.label ?? part)
}

function countMissing(rows: readonly unknown[], field: string): string {
  return sumDecimals(rows.map((row) => String(readField(row, field) ?? '0')))
}

interface ChartTableProps {
  readonly chart: DrawnChart
  readonly label: string
  /** Next to the drawing, the table is only for screen readers. */
  readonly spoken: boolean
}

function ChartTable({ chart, label, spoken }: ChartTableProps): ReactNode {
  const portal = usePortal()
  const { bars, nameOf: name, amountOf, measure } = chart
  const table = (
    <table>
      <caption className="qs-only-spoken">{`${label} · ${measure.label}`}</caption>
      <thead>
        <tr>
          <th scope="col">{portal.text('engine.chart.along')}</th>
          {bars.names.map((part) => (
            <th key={part ?? ''} scope="col" data-align="end">
              {name(part)}
            </th>
          ))}
          <th scope="col" data-align="end">
            {portal.text('engine.chart.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.bars.map((bar) => (
          <tr key={bar.at}>
            <th scope="row">{bar.at}</th>
            {bar.parts.map((part) => (
              <td key={part.name ?? ''} data-align="end">
                {compareDecimals(part.amount, '0') === 0 ? '–' : amountOf(part.amount)}
              </td>
            ))}
            <td data-align="end">{amountOf(bar.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (spoken) return <div className="qs-only-spoken">{table}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="qs-value-table qs-chart-table" aria-label={label} tabIndex={0}>
      {table}
    </section>
  )
}
