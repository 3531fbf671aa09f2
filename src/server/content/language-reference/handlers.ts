import { describeFindings, type FindingEntry, type SourceFile } from '#config'
import type { Call, Handlers, Result } from '../../kernel/index.ts'
import { readGuide } from './guides.ts'
import { createWords, type Manual, type ManualRequest, type ManualSection, section } from './manual.ts'
import { readReference } from './reference.ts'

/** Handlers that cache the documents of the last requested release, because readers usually browse one release. */
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
      const request = { files: await filesOf(call), language, topic, word: createWords(call) } as const
      if (part === 'reference') return readReference(request)
      return { ok: true, value: part === 'findings' ? readFindings(request) : readGuide(request) }
    },
  }
}

async function readFiles(call: Call): Promise<readonly SourceFile[]> {
  const contents = await call.releases.read(call.release.hash)
  if (!contents.ok) throw new Error(`release ${call.release.hash} is live but not stored`)
  return Object.entries(contents.value.documents).map(([path, text]) => ({ path, text }))
}

/** All findings, explained from the language's list of codes. */

/** All codes on one page, one section each. */
function readFindings(request: ManualRequest): Manual {
  const { files, language, topic, word } = request
  const entries = describeFindings(files, language)
  const topics = entries.map(({ code }) => ({ id: code, label: code, group: word('manual.codes'), words: '' }))
  return { topic: '', opens: topic, title: '', text: '', topics, sections: entries.map((entry) => toSection(entry, word)) }
}

function toSection({ code, what, why, mend, example, says }: FindingEntry, word: ManualRequest['word']): ManualSection {
  return {
    ...section(code, code, 'code'),
    text: what,
    points: [
      { label: word('manual.why'), text: why },
      { label: word('manual.mend'), text: mend },
      { label: word('manual.says'), text: says.join('\n') },
    ],
    samples: [
      { label: word('manual.wrong'), path: '', text: example.wrong },
      { label: word('manual.right'), path: '', text: example.right },
    ],
  }
}
