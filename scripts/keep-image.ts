/**
 * `node scripts/keep-image.ts [VERSION] [COMMIT]`: saves a database written by a version of the portal as
 * tests/images/VERSION. Default: the version in package.json at the current commit; `npm run release` does that when it releases one.
 * Needs git, pg_dump and the server that DATABASE_URL names, where it creates and drops a database.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { keepImage } from './keep-image/keep.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const [name = version, commit = 'HEAD'] = process.argv.slice(2)
const server = process.env.DATABASE_URL
if (server === undefined || server === '')
  throw new Error('DATABASE_URL must name a PostgreSQL server, such as postgres://me:secret@localhost/postgres')
const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { encoding: 'utf8' }).trim()
await keepImage({ root: process.cwd(), name, commit: hash, server, report: console.log })
