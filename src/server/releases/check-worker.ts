/** Worker thread that checks documents; see check-thread.ts. It caches results, so that a small change is cheap. */
import { parentPort } from 'node:worker_threads'
import { createChecker, type SourceFile } from '#config'

const checker = createChecker()

parentPort?.on('message', (files: readonly SourceFile[]) => parentPort?.postMessage(checker.check(files)))
