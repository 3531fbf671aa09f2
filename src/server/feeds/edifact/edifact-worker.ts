/** Reads one EDIFACT text in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { type EdifactTask, readTask } from './read-edifact-text.ts'

if (!parentPort) throw new Error('This module must run in a worker thread.')
parentPort.postMessage(readTask(workerData as EdifactTask))
