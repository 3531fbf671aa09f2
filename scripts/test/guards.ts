/** Tests that every run of `npm test` includes, whatever changed: the damage that they prevent cannot be repaired. */
const guards: readonly RegExp[] = [
  // Who may see and do what; forged and hostile input; sessions and secrets.
  /^tests\/server\/(permissions|hostile|token-sign-in)\//,
  /^tests\/server\/accounts\//,
  /^tests\/server\/http\/(secrets|security)/,
  // What is charged.
  /^(src\/domain\/fees|src\/rules\/decimals)/,
  /^tests\/config\/fee-cases/,
  /^tests\/server\/pricing\//,
  // What must not be lost or done twice.
  /^tests\/server\/orders\//,
  /^tests\/server\/faults\/kill/,
  /^tests\/journeys\/(order|drafts)\./,
]

export function isGuard(path: string): boolean {
  return guards.some((guard) => guard.test(path))
}
