import type { ReactNode } from 'react'
import type { ApiPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { usePortal } from '../../portal.ts'
import './api.css'

type ApiReference = Operations['read-api-reference']['output']
type ApiOperation = ApiReference['operations'][number]

/** Calls and messages with their examples. Closed parts keep the page short; browsers find text in them and open them. */
export function ApiBlock({ block }: { readonly block: ApiPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const reference = resultOf(block.of, scope) as ApiReference | undefined
  if (!reference) return null
  return (
    <section className="qs-api">
      <BlockHead label={block.label} />
      <h3>{portal.text('engine.api.calls')}</h3>
      {reference.operations.map((operation) => (
        <Operation key={operation.operationId} operation={operation} />
      ))}
      <h3>{portal.text('engine.api.messages')}</h3>
      {reference.webhooks.map(({ type, label, example }) => (
        <details key={type}>
          <summary>
            <code>{type}</code> <span>{label}</span>
          </summary>
          <Example label={portal.text('engine.api.message')} text={example} />
        </details>
      ))}
    </section>
  )
}

function Operation({ operation }: { readonly operation: ApiOperation }): ReactNode {
  const portal = usePortal()
  const { method, path, title, description, scope, parameters, request, example } = operation
  return (
    <details id={operation.operationId}>
      <summary>
        <code>
          {method} {path}
        </code>{' '}
        <span>{scope}</span>
      </summary>
      <p>
        <b>{title}</b> {description}
      </p>
      {parameters.length > 0 ? (
        <dl aria-label={portal.text('engine.api.parameters')}>
          {parameters.map(({ name, place, required, description: meaning }) => (
            <div key={`${place} ${name}`}>
              <dt>
                <code>{name}</code>
                {required ? <small>{portal.text('engine.api.required')}</small> : null}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Example label={portal.text('engine.api.request')} text={request} />
      <Example label={portal.text('engine.api.response')} text={example} />
    </details>
  )
}

function Example({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
