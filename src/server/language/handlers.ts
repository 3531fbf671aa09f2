import type { SourceFile } from '#config'
import type { Call, Handlers, Result } from '../kernel/index.ts'
import { readFindings } from './finding-entries.ts'
import { readGuide } from './guides.ts'
import { createWords, type Manual } from './manual.ts'
import { readReference } from './reference.ts'

/** Handlers that remember the documents of the release that was asked about last: a reader turns many pages of one release. */
export function createLanguageHandlers(): Pick<Handlers, 'read-manual'> {
  let last: { readonly release: string; readonly files: Promise<readonly SourceFile[]> } | undefined

  function filesOf(call: Call): Promise<readonly SourceFile[]> {
    const { hash } = call.release
    if (last?.release !== hash) {
      const files = readFiles(call)
      files.catch(() => {
        last = undefined
      })
      last = { release: hash, files }
    }
    return last.files
  }

  return {
    'read-manual': async ({ part, topic = '' }, call): Promise<Result<Manual>> => {
      const language = call.language === 'zh' ? 'zh' : 'en'
      const question = { files: await filesOf(call), language, topic, word: createWords(call) } as const
      if (part === 'reference') return readReference(question)
      return { ok: true, value: part === 'findings' ? readFindings(question) : readGuide(question) }
    },
  }
}

async function readFiles(call: Call): Promise<readonly SourceFile[]> {
  const contents = await call.releases.read(call.release.hash)
  if (!contents.ok) throw new Error(`release ${call.release.hash} is served but not kept`)
  return Object.entries(contents.value.documents).map(([path, text]) => ({ path, text }))
}
