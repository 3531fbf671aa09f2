/** Process that checks and compiles documents; see document-processes.ts. It caches parts, so that a small change is cheap. */
import process from 'node:process'
import { createBuildCache, listStoredShapes, packRelease, type SourceFile } from '#config'
import { compileHere } from './compile-here.ts'
import type { ProcessAnswer, Task } from './document-processes.ts'
import { measureDocuments } from './measure-documents.ts'

const cache = createBuildCache()
let received: SourceFile[] = []

process.on('message', (message: SourceFile[] | Task) => {
  if (Array.isArray(message)) {
    received.push(...message)
    return
  }
  const files = received
  received = []
  process.send?.(answer(message, files))
})
// A signal to the group is for the server, which lets its requests end and disconnects.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function answer(task: Task, files: readonly SourceFile[]): ProcessAnswer {
  try {
    return { value: perform(task, files) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function perform(task: Task, files: readonly SourceFile[]): unknown {
  if (task.name === 'check') return cache.checker.check(files)
  if (task.name === 'list-stored-shapes') return listStoredShapes(files, cache)
  if (task.name === 'measure') return measureDocuments({ ...task, before: files.slice(0, task.earlier), after: files.slice(task.earlier) })
  const release = compileHere({ ...task.request, files }, cache)
  return release && packRelease(release)
}
