import type { BrandPlan } from '#config'

/** Whether another site signs this person in, so that no password or code does: everyone but the brand's own people. */
export function isSignedInElsewhere({ tokenSignIn }: Pick<BrandPlan, 'tokenSignIn'>, role: string): boolean {
  return tokenSignIn !== null && role !== 'staff' && role !== 'analyst'
}
