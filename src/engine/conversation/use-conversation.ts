import { useCallback, useEffect, useRef, useState } from 'react'
import type { ConversationPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { hrefWithQuery } from '../page/use-link.ts'
import { usePortal } from '../portal.ts'
import { type AnswerPart, conversationOf, type Exchange, withLine } from './exchanges.ts'

/** Parameter of the address with the id of a stored conversation. */
export const conversationName = 'conversation'

export interface Conversation {
  readonly exchanges: readonly Exchange[]
  readonly isBusy: boolean
  /** While a stored conversation is being loaded. */
  readonly isLoading: boolean
  /** Why it could not be loaded. */
  readonly refusal: string | undefined
  readonly ask: (words: string) => void
  readonly stop: () => void
  /** Leaves the conversation for a new one. */
  readonly begin: () => void
}

interface StoredTurn {
  readonly turn: number
  readonly words: string
  readonly parts: readonly AnswerPart[]
  readonly said: string
}

/** The conversation named by the address, or a new one. */
export function useConversation(block: ConversationPlan): Conversation {
  const portal = usePortal()
  const named = portal.location.query[conversationName]
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isLoading, setLoading] = useState(named !== undefined)
  const [refusal, setRefusal] = useState<string>()
  const abort = useRef<AbortController>(null)
  /** The conversation that is shown; the address follows it. */
  const shown = useRef<string>(undefined)
  const latest = useRef(portal)
  latest.current = portal

  const open = useCallback((id: string | undefined, replace: boolean) => {
    const { [conversationName]: _before, ...query } = latest.current.location.query
    const href = hrefWithQuery(latest.current.location.path, id === undefined ? query : { ...query, [conversationName]: id })
    latest.current.navigate(href, { replace, keepScroll: true })
  }, [])

  useEffect(() => {
    if (named === shown.current) return
    shown.current = named
    abort.current?.abort()
    setRefusal(undefined)
    setExchanges([])
    setLoading(named !== undefined && block.read !== undefined)
    if (named === undefined || block.read === undefined) return
    void latest.current.call<{ turns: readonly StoredTurn[] }>(block.read, { conversation: named }, { quiet: true }).then((answer) => {
      if (shown.current !== named) return
      setLoading(false)
      if (!answer.ok) return setRefusal(answer.message)
      setExchanges(answer.value.turns.map(({ turn, ...rest }) => ({ ...rest, id: String(turn), state: 'answered' })))
    })
  }, [named, block.read])

  // Leaving the page ends the answer.
  useEffect(() => () => abort.current?.abort(), [])

  const ask = (words: string): void => {
    const id = crypto.randomUUID()
    const change = (to: (exchange: Exchange) => Exchange) =>
      setExchanges((all) => all.map((exchange) => (exchange.id === id ? to(exchange) : exchange)))
    const before = exchanges.at(-1)?.parts.at(-1)?.before
    const input: JsonObject = {
      words,
      ...(shown.current === undefined ? {} : { conversation: shown.current }),
      ...(before === undefined || portal.session.signedIn ? {} : { before }),
    }
    const controller = new AbortController()
    abort.current = controller
    setExchanges((all) => [...all, { id, words, parts: [], said: '', state: 'waiting' }])
    setBusy(true)
    const onLine = (line: JsonObject) => {
      const begun = conversationOf(line)
      if (begun !== undefined && begun !== shown.current) {
        shown.current = begun
        open(begun, true)
      }
      change((exchange) => withLine(exchange, line))
    }
    void portal.download(block.ask, input, { signal: controller.signal, quiet: true, onLine }).then((answer) => {
      setBusy(false)
      if (controller.signal.aborted) return change((exchange) => ({ ...exchange, state: 'stopped' }))
      if (!answer.ok) return change((exchange) => ({ ...exchange, state: 'failed', failure: answer.message }))
      change((exchange) =>
        exchange.state === 'waiting' ? { ...exchange, state: 'failed', failure: portal.text('engine.conversation.cutOff') } : exchange,
      )
    })
  }

  return {
    exchanges,
    isBusy,
    isLoading,
    refusal,
    ask,
    stop: () => abort.current?.abort(),
    begin: () => {
      shown.current = undefined
      setExchanges([])
      setRefusal(undefined)
      open(undefined, false)
    },
  }
}
