export { orphanNotices, tellOrphans } from './tell-orphans.ts'
