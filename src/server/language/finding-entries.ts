/** Every finding, explained: from the entries that the language keeps of its codes. */
import { describeFindings, type FindingEntry } from '#config'
import { type Manual, type ManualQuestion, type ManualSection, section } from './manual.ts'

/** All codes on one page, a section each. */
export function readFindings(question: ManualQuestion): Manual {
  const { files, language, topic, word } = question
  const entries = describeFindings(files, language)
  const topics = entries.map(({ code }) => ({ id: code, label: code, group: word('manual.codes'), words: '' }))
  return { topic: '', opens: topic, title: '', text: '', topics, sections: entries.map((entry) => toSection(entry, word)) }
}

function toSection({ code, what, why, mend, example, says }: FindingEntry, word: ManualQuestion['word']): ManualSection {
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
