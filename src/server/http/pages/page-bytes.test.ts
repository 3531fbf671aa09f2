import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { toPageBytes } from './page-bytes.ts'

const cases = [
  { name: 'no gap', pieces: ['<p>text</p>'] },
  { name: 'gaps at both ends', pieces: ['', 'middle', ''] },
  { name: 'Chinese and many pieces', pieces: ['<style nonce="', '">', '上海'.repeat(20_000), '"></script>'] },
]

describe.each(cases)('a page with $name', ({ pieces }) => {
  it('is the same compressed and not', () => {
    const page = toPageBytes(pieces)
    for (const nonce of ['zIYrMYFGQKSnKGZYLbHNnA==', 'another']) {
      expect(page.plain(nonce).toString()).toBe(pieces.join(nonce))
      expect(gunzipSync(page.gzip(nonce)).toString()).toBe(pieces.join(nonce))
    }
  })
})
