/** `npm run brand:new -- <id>`: starts a brand that wears everything of the default one until its manifest says otherwise. */
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes brands/<id>/brand.json with a host, a name and a document prefix of its own; answers the file's path. */
export async function createBrand(root: string, id: string): Promise<string> {
  if (!/^[a-z][a-z0-9]{2,19}$/.test(id)) throw new Error(`"${id}" is no brand id: 3 to 20 lower-case letters and digits, a letter first`)
  const folder = join(root, 'brands', id)
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  if (exists) throw new Error(`brands/${id} is there already`)
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const manifest = {
    $schema: '../../schemas/meta/brand.json',
    extends: await findDefaultBrand(root),
    default: false,
    name: { zh: name, en: name },
    legalName: { zh: name, en: name },
    productCode: id,
    documentPrefix: id.slice(0, 2).toUpperCase(),
    hosts: [`${id}.localhost`],
  }
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'brand.json')
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`)
  return path
}

async function findDefaultBrand(root: string): Promise<string> {
  for (const entry of await readdir(join(root, 'brands'), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const manifest = JSON.parse(await readFile(join(root, 'brands', entry.name, 'brand.json'), 'utf8')) as { default?: boolean }
    if (manifest.default) return entry.name
  }
  throw new Error('No brand says "default": true')
}

if (import.meta.main) {
  try {
    console.log(`${await createBrand(process.cwd(), process.argv[2] ?? '')}: edit it, and "npm run config -- check" tells what is amiss`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
