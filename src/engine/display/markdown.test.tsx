import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

function draw(text: string, level?: number): string {
  return renderToStaticMarkup(<Markdown text={text} {...(level === undefined ? {} : { level })} />)
}

describe('Markdown text', () => {
  test('starts at the given heading level, regardless of the level in the text', () => {
    expect(draw('### One\n\n#### Two')).toContain('<h2>One</h2><h3>Two</h3>')
    expect(draw('# One', 3)).toContain('<h3>One</h3>')
  })

  test('has paragraphs, lists, tables, quotations and code', () => {
    expect(draw('a **b** _c_ `d`')).toContain('<p>a <strong>b</strong> <em>c</em> <code>d</code></p>')
    expect(draw('- one\n- two')).toContain('<ul><li>one</li><li>two</li></ul>')
    expect(draw('3. one\n4. two')).toContain('<ol start="3"><li>one</li><li>two</li></ol>')
    expect(draw('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td data-align="right">2</td>')
    expect(draw('> said')).toContain('<blockquote><p>said</p></blockquote>')
  })

  test.each(['<script>alert(1)</script>', 'a <img src=x onerror=alert(1)> b', '<a href="javascript:x">y</a>'])(
    'shows HTML as it was typed: %s',
    (text) => {
      const html = draw(text)
      expect(html).not.toMatch(/<(?:script|img|a)\b/)
      expect(html).toContain('&lt;')
    },
  )

  test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', ' javascript:x'])(
    'does not link %j',
    (address) => expect(draw(`[here](<${address}>)`)).toContain('<p>here</p>'),
  )

  test.each(['https://quote.example/a?b=c', 'mailto:a@b.example', 'tel:+86-574-1', '/news', '#part'])('links %s', (address) =>
    expect(draw(`[here](${address})`)).toContain(`href="${address}"`),
  )
})
