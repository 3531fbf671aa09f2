/** Documents must not contain secrets: every release is served and stored. */
import { findingTerms } from '#generated/findings.ts'
import type { Problem, SourceFile } from '../read/documents.ts'
import { say } from '../read/messages.ts'
import type { ParseCache } from '../read/parse-cache.ts'

const patterns: readonly { readonly what: keyof typeof findingTerms; readonly pattern: RegExp }[] = [
  { what: 'private-key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/ },
  { what: 'access-key', pattern: /\b(?:AKIA|ASIA|LTAI)[0-9A-Za-z]{16,20}\b/ },
  {
    what: 'personal-token',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{20,}|xox[abprs]-[\w-]{10,}|npm_[A-Za-z0-9]{30,})/,
  },
  { what: 'secret-key', pattern: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}|\bsk-[A-Za-z0-9_-]{20,}/ },
  { what: 'signed-token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/ },
  { what: 'password-address', pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s"/:@]+:[^\s"/@]+@/i },
]

export function findSecrets(files: readonly SourceFile[], { withoutSecrets }: ParseCache): Problem[] {
  return files.flatMap(({ path, text }) => {
    if (text === undefined || withoutSecrets.get(path) === text) return []
    const secrets = secretsIn(path, text)
    if (secrets.length === 0) withoutSecrets.set(path, text)
    return secrets
  })
}

function secretsIn(path: string, text: string): Problem[] {
  return patterns.flatMap(({ what, pattern }): Problem[] => {
    const match = pattern.exec(text)
    if (!match) return []
    return [{ path, offset: match.index, ...say('SECRET/looks', { what: findingTerms[what] }) }]
  })
}
