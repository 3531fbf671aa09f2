export { createPublishedKeys, type PublishedKeys } from './published-keys.ts'
export { createTokenSignIn } from './sign-in-by-token.ts'
export { linkAccount, sweepSpentTokens } from './store.ts'
