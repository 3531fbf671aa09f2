/** Writes the files that say.ts reads. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { shippedFiles } from '../support/documents.ts'
import { brandsOf, collectTexts } from '../support/texts.ts'
import { textsPath } from './say.ts'

export async function writeTexts(): Promise<void> {
  const files = await shippedFiles()
  for (const brand of brandsOf(files)) {
    mkdirSync(dirname(textsPath(brand)), { recursive: true })
    writeFileSync(textsPath(brand), JSON.stringify(collectTexts(files, brand)))
  }
}
