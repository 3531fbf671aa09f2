import type { Json, JsonObject } from '#rules'
import type { Portal } from '../portal.ts'

/** What expressions of a form read beside its values. */
export interface FormNames {
  readonly session: JsonObject
  readonly today: string
  readonly limits: Readonly<Record<string, Json>>
}

/** The names as whoever draws the form gives them; what is left out is the portal's. */
export function toFormNames(scope: Readonly<Record<string, unknown>> | undefined, portal: Portal): FormNames {
  const { actor, signedIn, name, company } = portal.session
  return {
    session: (scope?.session as JsonObject | undefined) ?? { actor, signedIn, name, company },
    today: typeof scope?.today === 'string' ? scope.today : portal.today,
    limits: (scope?.limits as FormNames['limits'] | undefined) ?? portal.shell.limits,
  }
}
