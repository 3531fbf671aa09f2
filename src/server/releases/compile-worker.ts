/** Worker thread that compiles documents; see worker-thread.ts. It caches parts, so that a small change is cheap. */
import { parentPort } from 'node:worker_threads'
import { createBuildCache, packRelease } from '#config'
import { type CompileRequest, compileHere } from './compile-here.ts'

const cache = createBuildCache()

parentPort?.on('message', (request: CompileRequest) => {
  const release = compileHere(request, cache)
  const packed = release && packRelease(release)
  parentPort?.postMessage(packed, packed ? [packed.buffer as ArrayBuffer] : [])
})
