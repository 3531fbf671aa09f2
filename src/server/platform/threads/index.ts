export { BusyError, createThreads, type Threads } from './threads.ts'
