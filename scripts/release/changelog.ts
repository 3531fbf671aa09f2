const unreleasedHeading = '## Unreleased\n'

export interface ReleasedChanges {
  /** The whole file, with an empty part for the changes to come. */
  readonly text: string
  /** The changes of this version. */
  readonly changes: string
}

/** Moves the unreleased changes under the version and its date. Throws if there are none. */
export function releaseChanges(text: string, version: string, day: string): ReleasedChanges {
  const start = text.indexOf(unreleasedHeading)
  if (start < 0) throw new Error('CHANGELOG.md has no part "## Unreleased".')
  if (text.split('\n').some((line) => line === `## ${version}` || line.startsWith(`## ${version} `)))
    throw new Error(`CHANGELOG.md already has a part for ${version}.`)
  const from = start + unreleasedHeading.length
  const next = text.indexOf('\n## ', from)
  const end = next < 0 ? text.length : next
  const changes = text.slice(from, end).trim()
  if (changes.split('\n').every((line) => line === '' || line.startsWith('#')))
    throw new Error('CHANGELOG.md has no unreleased changes: write what changed for operators and analysts.')
  const head = text.slice(0, from)
  return { text: `${head}\n## ${version} (${day})\n\n${changes}\n${text.slice(end)}`, changes }
}
