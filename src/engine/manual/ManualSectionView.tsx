import type { ReactNode } from 'react'
import { usePortal } from '../portal.ts'
import { CodeSample } from './CodeSample.tsx'
import type { ManualSection } from './manual-value.ts'

export interface ManualSectionViewProps {
  readonly section: ManualSection
  /** Link to the topic with more information. */
  readonly see: ReactNode
}

/** One section with a link to its heading. */
export function ManualSectionView({ section, see }: ManualSectionViewProps): ReactNode {
  const portal = usePortal()
  const { id, title, form, text, notes, values, points, samples } = section
  return (
    <section id={id} className="qs-manual-section" data-form={form}>
      <h3>
        {form === 'code' ? <code>{title}</code> : title}
        <a href={`#${encodeURIComponent(id)}`} className="qs-manual-anchor" aria-label={portal.text('engine.manual.link', { title })}>
          #
        </a>
      </h3>
      {notes.length > 0 ? <p className="qs-manual-notes">{notes.join(' · ')}</p> : null}
      {text
        .split(/\n{2,}/)
        .filter((part) => part !== '')
        .map((part) => (
          <p key={part}>{part}</p>
        ))}
      {values.length > 0 ? (
        <p className="qs-manual-values">
          {values.map((value) => (
            <code key={value}>{value}</code>
          ))}
        </p>
      ) : null}
      {see ? <p>{see}</p> : null}
      {samples.map((sample) => (
        <CodeSample key={`${sample.label} ${sample.path} ${sample.text}`} sample={sample} />
      ))}
      {points.length > 0 ? (
        <dl className="qs-manual-points">
          {points.map((point) => (
            <div key={point.label}>
              <dt>{point.label}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
