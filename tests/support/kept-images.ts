/** Databases as earlier versions of the portal left them; `npm run image:keep` creates one, tests/README.md explains when. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { partMark } from '../../scripts/keep-image/dump.ts'
import type { DatabaseImage } from '../../src/server/db/index.ts'
import type { Database } from '../../src/server/db/tables.ts'
import { root } from './documents.ts'

export interface KeptImage {
  /** The version; if two images have the same version, the older name also contains its commit. */
  readonly name: string
  readonly version: string
  readonly commit: string
  /** Size of the packed database. */
  readonly bytes: number
  /** Contents of the files in the database. */
  readonly files: string
  /** The database as that version left it, without migration. */
  readonly image: DatabaseImage
  /** Only its rows, as that version wrote them. */
  readonly readRows: () => string
}

const folder = 'tests/images'

/** Oldest first. */
export const keptImages: readonly KeptImage[] = readdirSync(join(root, folder)).filter(isImage).map(readImage).sort(byAge)

function isImage(name: string): boolean {
  return existsSync(join(root, folder, name, 'commit'))
}

function readImage(name: string): KeptImage {
  const path = join(folder, name, 'database.sql.zst')
  const read = () => zstdDecompressSync(readFileSync(join(root, path))).toString()
  return {
    name,
    version: name.split('-')[0] ?? name,
    commit: readFileSync(join(root, folder, name, 'commit'), 'utf8').trim(),
    bytes: statSync(join(root, path)).size,
    files: join(root, folder, name, 'files'),
    image: { name: `kept_${name.replaceAll(/\W/g, '_')}`, sources: [path], fill: ({ db }) => runAll(db, read()) },
    readRows: () => read().split(`\n${partMark}\n`)[1] ?? '',
  }
}

/** Several statements at once, which PostgreSQL only allows in a query without parameters. */
export async function runAll(db: Kysely<Database>, statements: string): Promise<void> {
  await sql.raw(statements).execute(db)
}

/** Sorts a name with a commit before the version alone. */
function byAge(one: KeptImage, other: KeptImage): number {
  return one.version.localeCompare(other.version, 'en', { numeric: true }) || other.name.length - one.name.length
}
