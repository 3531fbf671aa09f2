import type { ReactNode } from 'react'
import type { ListNotice } from '#config'
import { AccessLine, NoticeLine } from '../blocks/content/NoticeLine.tsx'
import { isMet } from '../plan/expressions.ts'
import { type Scope, usePortal } from '../portal.ts'

export interface ListNoticesProps {
  readonly notices: readonly ListNotice[]
  readonly scope: Scope
}

/** The lines above the rows of a list. */
export function ListNotices({ notices, scope }: ListNoticesProps): ReactNode {
  const portal = usePortal()
  return notices
    .filter(({ when }) => isMet(when, scope))
    .map(({ id, access, purpose, label = '', text, action }) => {
      if (access === undefined) return <NoticeLine key={id} tone="plain" label={label} text={text} action={action} scope={scope} />
      const explanation = portal.explain(access, { purpose })
      return explanation ? <AccessLine key={id} explanation={explanation} tone="plain" text={text} /> : null
    })
}
