export { type CompileCache, compileRelease, createCompileCache } from './compile-release.ts'
export { hashFiles, type Part, packRelease, prepareParts, readReleaseId, releaseId, unpackRelease } from './serialise.ts'
export { loadServerValidators, loadValidators, parseServerValidator } from './validators/validators.ts'
