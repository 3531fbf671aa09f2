import type { Json, JsonObject } from '#rules'
import type { Portal } from '../portal.ts'

/** Values that a form's expressions read besides its own. */
export interface FormNames {
  readonly session: JsonObject
  readonly today: string
  readonly limits: Readonly<Record<string, Json>>
  /** The form changes a record instead of placing a new one. */
  readonly changes?: boolean
}

/** The names passed by the caller; the rest come from the portal. */
export function toFormNames(scope: Readonly<Record<string, unknown>> | undefined, portal: Portal): FormNames {
  const { actor, signedIn, name, company } = portal.session
  return {
    session: (scope?.session as JsonObject | undefined) ?? { actor, signedIn, name, company },
    today: typeof scope?.today === 'string' ? scope.today : portal.today,
    limits: (scope?.limits as FormNames['limits'] | undefined) ?? portal.shell.limits,
    ...(scope?.changes === true ? { changes: true } : {}),
  }
}
