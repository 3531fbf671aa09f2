/** A temporary database on the given server, dropped afterwards. */
import pg from 'pg'
import { type OpenedDatabase, openDatabase } from '../../src/server/db/index.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

export async function onOwnDatabase<T>(server: string, work: (opened: OpenedDatabase, url: string) => Promise<T>): Promise<T> {
  const name = `bench_${process.pid}`
  await runOn(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ url: url.href, folder: '', log: silent, queryLimitMs: 60_000 })
  try {
    return await work(opened, url.href)
  } finally {
    await opened.close()
    await runOn(server, `drop database ${name} with (force)`)
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
