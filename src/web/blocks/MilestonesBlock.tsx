import type { ReactNode } from 'react'
import type { BlockPlan } from '#config'
import { type MilestoneReport, milestoneLine } from '#domain'
import { BlockHead, formatDateTime, optionOf, resultOf, usePage, usePortal } from '#engine'
import './freight.css'

interface MilestonesPlan extends BlockPlan {
  readonly label?: string
  readonly of: string
}

interface OrderSteps {
  readonly milestones?: readonly MilestoneReport[]
  /** Left out: every milestone there is. */
  readonly steps?: readonly string[]
}

/** The way of the order as a line. A step counts as done only when it is reported as actual: the next may come first. */
export function MilestonesBlock({ block }: { readonly block: MilestonesPlan }): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const order = resultOf(block.of, scope) as OrderSteps | undefined
  const steps = bundle.options['dictionary:milestone'] ?? []
  const line = milestoneLine(order?.steps ?? steps.map(({ value }) => value), order?.milestones ?? [])
  return (
    <section className="qs-milestones">
      <BlockHead label={block.label} />
      <div className="qs-milestones-room">
        <ol>
          {line.map(({ milestone, report }) => (
            <li key={milestone} data-classifier={report?.classifier ?? 'none'}>
              <span className="qs-milestone-name">{optionOf(steps, milestone)?.label ?? milestone}</span>
              {report ? (
                <span className="qs-milestone-facts">
                  <span className="qs-milestone-kind">
                    {optionOf(bundle.options['dictionary:event-classifier'], report.classifier)?.label ?? report.classifier}
                  </span>{' '}
                  <time dateTime={report.at}>{formatDateTime(report.at, portal.shell.brand.timeZone)}</time>
                  {report.place ? <span className="qs-milestone-place"> {report.place}</span> : null}
                  {report.note ? <span className="qs-milestone-place"> {report.note}</span> : null}
                </span>
              ) : (
                <span className="qs-milestone-facts">{portal.text('freight.notReported')}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
