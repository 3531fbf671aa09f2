import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOnChange } from './use-on-change.ts'

/** As much of a document as React needs for components that render nothing. */
function makePlace(): Element {
  const document = { nodeType: 9, addEventListener: () => undefined }
  return { nodeType: 1, tagName: 'DIV', ownerDocument: document, addEventListener: () => undefined } as unknown as Element
}

const happened: string[] = []
let root: Root

beforeEach(() => {
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  happened.length = 0
  root = createRoot(makePlace())
})
afterEach(() => vi.unstubAllGlobals())

function Probe({ page, seen }: { readonly page: string; readonly seen: string }) {
  useEffect(() => void happened.push(`before ${page}`), [page])
  useOnChange(page, (now) => {
    happened.push(`enter ${now}, ${seen}`)
    return () => void happened.push(`leave ${now}, ${seen}`)
  })
  useEffect(() => void happened.push(`after ${page}`), [page])
  return null
}

const draw = (page: string, seen: string) => act(async () => root.render(<Probe page={page} seen={seen} />))

test('runs for each new value, in its place among the effects, with what is known at that rendering', async () => {
  await draw('home', 'morning')
  expect(happened).toEqual(['before home', 'enter home, morning', 'after home'])
  happened.length = 0
  await draw('home', 'noon')
  expect(happened).toEqual([])
  await draw('fees', 'evening')
  expect(happened).toEqual(['leave home, morning', 'before fees', 'enter fees, evening', 'after fees'])
})

test('cleans up when the component is gone', async () => {
  await draw('home', 'morning')
  happened.length = 0
  await act(async () => root.unmount())
  expect(happened).toEqual(['leave home, morning'])
})
