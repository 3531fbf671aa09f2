/** Worker thread that checks and compiles documents; see worker-thread.ts. It caches parts, so that a small change is cheap. */
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createBuildCache, listStoredShapes, packRelease, type SourceFile } from '#config'
import { compileHere } from './compile-here.ts'
import { measureDocuments } from './measure-documents.ts'
import type { Task, ThreadOptions } from './worker-thread.ts'

if ((workerData as ThreadOptions).givesWay) giveWay()
const cache = createBuildCache()
let received: SourceFile[] = []

parentPort?.on('message', (message: SourceFile[] | Task) => {
  if (Array.isArray(message)) {
    received.push(...message)
    return
  }
  const files = received
  received = []
  const answer = perform(message, files)
  parentPort?.postMessage(answer, answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : [])
})

function perform(task: Task, files: readonly SourceFile[]): unknown {
  if (task.name === 'check') return cache.checker.check(files)
  if (task.name === 'list-stored-shapes') return listStoredShapes(files, cache)
  if (task.name === 'measure') return measureDocuments({ ...task, before: files.slice(0, task.earlier), after: files.slice(task.earlier) })
  const release = compileHere({ ...task.request, files }, cache)
  return release && packRelease(release)
}

/** Requests go first where both want the same core. Only Linux has a priority for each thread. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    return
  }
}
