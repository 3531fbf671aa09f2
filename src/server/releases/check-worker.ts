/** The thread that checks documents; see check-thread.ts. It remembers what it checked, so that a small change costs little. */
import { parentPort } from 'node:worker_threads'
import { createChecker, type SourceFile } from '#config'

const checker = createChecker()

parentPort?.on('message', (files: readonly SourceFile[]) => parentPort?.postMessage(checker.check(files)))
