import type { ReactNode } from 'react'
import type { FormSection } from '#config'
import { useForm } from './form-context.ts'

export interface FormSectionProps {
  readonly section: FormSection
  readonly columns?: number | undefined
  readonly children: ReactNode
}

/** One part of a form under its own head, its fields on a grid. */
export function FormSectionView({ section, columns, children }: FormSectionProps): ReactNode {
  const { id } = useForm()
  const headId = `${id}-section-${section.id}`
  return (
    <section className="qs-section" aria-labelledby={section.label ? headId : undefined}>
      {section.label ? (
        <header>
          <h3 id={headId}>{section.label}</h3>
          {section.hint ? <p className="qs-hint">{section.hint}</p> : null}
        </header>
      ) : null}
      <div className="qs-grid" style={{ ['--qs-columns' as string]: columns ?? section.columns }}>
        {children}
      </div>
    </section>
  )
}
