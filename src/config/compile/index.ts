export { type CompileCache, compileRelease, createCompileCache } from './compile-release.ts'
export { hashFiles, type Part, packRelease, prepareParts, readReleaseId, releaseId, unpackRelease } from './serialise.ts'
export { serverModule } from './validators/validator-modules.ts'
export { loadValidators } from './validators/validators.ts'
