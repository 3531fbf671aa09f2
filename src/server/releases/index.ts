export { compileAhead } from './build.ts'
export { releaseHandlers } from './handlers.ts'
export { type LiveBrand, type LiveRelease, makeLive } from './live.ts'
export { NoReleaseError, openReleases, type Releases } from './releases.ts'
