/** Secrets have no place in documents: every release is served and kept. */
import type { Problem, SourceFile } from '../documents.ts'

const patterns: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/ },
  { what: 'an access key', pattern: /\b(?:AKIA|ASIA|LTAI)[0-9A-Za-z]{16,20}\b/ },
  {
    what: 'a personal token',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{20,}|xox[abprs]-[\w-]{10,}|npm_[A-Za-z0-9]{30,})/,
  },
  { what: 'a secret key', pattern: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}|\bsk-[A-Za-z0-9_-]{20,}/ },
  { what: 'a signed token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/ },
  { what: 'an address with a password', pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s"/:@]+:[^\s"/@]+@/i },
]

export function findSecrets(files: readonly SourceFile[]): Problem[] {
  const problems: Problem[] = []
  for (const { path, text } of files) {
    if (text === undefined) continue
    for (const { what, pattern } of patterns) {
      const found = pattern.exec(text)
      if (found)
        problems.push({
          path,
          offset: found.index,
          code: 'SECRET',
          message: `this looks like ${what}; documents are public, so replace it at its issuer and keep it in the environment`,
        })
    }
  }
  return problems
}
