import type { BrandPlan } from '#config'

/** Whether another site signs this person in, so passwords and codes do not apply: everyone but staff and analysts. */
export function isSignedInElsewhere({ tokenSignIn }: Pick<BrandPlan, 'tokenSignIn'>, role: string): boolean {
  return tokenSignIn !== null && role !== 'staff' && role !== 'analyst'
}
