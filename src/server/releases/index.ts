export { releaseHandlers } from './handlers.ts'
export type { LiveBrand, LiveRelease } from './live.ts'
export { NoReleaseError, openReleases, type Releases } from './releases.ts'
