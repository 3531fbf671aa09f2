/** Whether a version can directly follow another: one of three numbers is incremented, and those after it are 0. */
export function follows(version: string, nextVersion: string): boolean {
  return listNext(version).includes(nextVersion)
}

/** The three versions that can follow. */
export function listNext(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`]
}
