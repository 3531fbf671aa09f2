import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listCodeTexts } from './list-code-texts.ts'

const root = mkdtempSync(join(tmpdir(), 'code-texts-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('lists the texts of an e-mail even if no other text has their prefix', async () => {
  mkdirSync(join(root, 'src/server'), { recursive: true })
  writeFileSync(
    join(root, 'src/server/mail.ts'),
    "call.mail(tx, { subject: 'seal.mail.subject', body: 'seal.mail.body', language: 'not.text' })",
  )
  const source = await listCodeTexts(root, ['order.placed'])
  expect(source).toContain("codeTexts: readonly string[] = [\n  'seal.mail.body',\n  'seal.mail.subject',\n]")
})
