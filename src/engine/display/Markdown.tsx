import { lexer, type Token, type Tokens } from 'marked'
import { createElement, type ReactNode } from 'react'
import './markdown.css'

/** Addresses that a text may link to: the web, e-mail, telephone and pages of the portal, but no scripts or data. */
const linkable = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/**
 * Renders a Markdown text (GitHub's dialect) as elements; HTML tags in it are shown as they were typed. `level` is the
 * level of its highest heading on the page.
 */
export function Markdown({ text, level = 2 }: { readonly text: string; readonly level?: number }): ReactNode {
  const tokens = lexer(text)
  const highest = Math.min(...tokens.map((token) => (token.type === 'heading' ? (token as Tokens.Heading).depth : 6)))
  return <div className="qs-markdown">{drawAll(tokens, level - highest)}</div>
}

function drawAll(tokens: readonly Token[] | undefined, shift: number): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
  return (tokens ?? []).map((token, index) => <Part key={index} token={token} shift={shift} />)
}

function Part({ token, shift }: { readonly token: Token; readonly shift: number }): ReactNode {
  const inner = () => drawAll('tokens' in token ? token.tokens : undefined, shift)
  switch (token.type) {
    case 'heading':
      return createElement(`h${Math.min(6, (token as Tokens.Heading).depth + shift)}`, null, inner())
    case 'paragraph':
      return <p>{inner()}</p>
    case 'text':
      return 'tokens' in token && token.tokens ? inner() : plain(token)
    case 'strong':
      return <strong>{inner()}</strong>
    case 'em':
      return <em>{inner()}</em>
    case 'del':
      return <del>{inner()}</del>
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>
    case 'codespan':
      return <code>{plain(token)}</code>
    case 'code':
      return (
        <pre>
          <code>{plain(token)}</code>
        </pre>
      )
    case 'link':
      return <Link token={token as Tokens.Link}>{inner()}</Link>
    case 'list':
      return <List token={token as Tokens.List} shift={shift} />
    case 'table':
      return <Table token={token as Tokens.Table} shift={shift} />
    case 'space':
    case 'def':
      return null
    case 'checkbox':
      return (token as Tokens.Checkbox).checked ? '☑ ' : '☐ '
    default:
      // HTML, and pictures, whose alternative text says what they show.
      return plain(token)
  }
}

function plain(token: Token): string {
  return 'text' in token ? String(token.text) : token.raw
}

function Link({ token: { href }, children }: { readonly token: Tokens.Link; readonly children: ReactNode }): ReactNode {
  if (!linkable.test(href)) return children
  return /^https?:/i.test(href) ? (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}

function List({ token, shift }: { readonly token: Tokens.List; readonly shift: number }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
  const items = token.items.map((item, index) => <li key={index}>{drawAll(item.tokens, shift)}</li>)
  return token.ordered ? <ol start={Number(token.start) || 1}>{items}</ol> : <ul>{items}</ul>
}

function Table({ token: { header, rows }, shift }: { readonly token: Tokens.Table; readonly shift: number }): ReactNode {
  const cell = (Tag: 'th' | 'td') => (part: Tokens.TableCell, index: number) => (
    <Tag key={index} data-align={part.align ?? undefined} scope={Tag === 'th' ? 'col' : undefined}>
      {drawAll(part.tokens, shift)}
    </Tag>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must scroll by keyboard too
    <div className="qs-markdown-table" tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map(cell('th'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
            <tr key={index}>{row.map(cell('td'))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
