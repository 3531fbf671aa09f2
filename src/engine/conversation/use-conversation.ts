import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import type { ConversationPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { hrefWithQuery } from '../context/use-link.ts'
import { usePortal } from '../portal.ts'
import { conversationOf, type Exchange, type StoredTurn, withLine } from './exchanges.ts'

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

/** The conversation named by the address, or a new one. */
export function useConversation(block: ConversationPlan): Conversation {
  const portal = usePortal()
  const named = portal.location.query[conversationName]
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const abort = useRef<AbortController>(null)
  /** The conversation that is shown; the address follows it. */
  const conversation = useRef<string>(undefined)
  const openAddress = useConversationAddress()
  const { isLoading, refusal, setRefusal } = useStoredConversation({ read: block.read, named, shown: conversation, abort, setExchanges })

  // Leaving the page ends the answer.
  useEffect(() => () => abort.current?.abort(), [])

  const onBegun = (id: string) => {
    if (id === conversation.current) return
    conversation.current = id
    openAddress(id, true)
  }
  const { isBusy, ask } = useQuestion({ operation: block.ask, exchanges, setExchanges, shown: conversation, abort, onBegun })

  return {
    exchanges,
    isBusy,
    isLoading,
    refusal,
    ask,
    stop: () => abort.current?.abort(),
    begin: () => {
      conversation.current = undefined
      setExchanges([])
      setRefusal(undefined)
      openAddress(undefined, false)
    },
  }
}

/** Writes the id of a conversation into the address, or removes it. */
function useConversationAddress(): (id: string | undefined, replace: boolean) => void {
  const portal = usePortal()
  const latest = useRef(portal)
  latest.current = portal
  return useCallback((id, replace) => {
    const { [conversationName]: _before, ...query } = latest.current.location.query
    const href = hrefWithQuery(latest.current.location.path, id === undefined ? query : { ...query, [conversationName]: id })
    latest.current.navigate(href, { replace, keepScroll: true })
  }, [])
}

interface ConversationParts {
  readonly shown: RefObject<string | undefined>
  readonly abort: RefObject<AbortController | null>
  readonly setExchanges: Dispatch<SetStateAction<readonly Exchange[]>>
}

interface StoredParts extends ConversationParts {
  /** The operation that reads a stored conversation. */
  readonly read: string | undefined
  /** The conversation named by the address. */
  readonly named: string | undefined
}

/** Loads the conversation that the address names, unless it is the one shown. */
function useStoredConversation({ read, named, shown, abort, setExchanges }: StoredParts) {
  const portal = usePortal()
  const latest = useRef(portal)
  latest.current = portal
  const [isLoading, setLoading] = useState(named !== undefined)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (named === shown.current) return
    shown.current = named
    abort.current?.abort()
    setRefusal(undefined)
    setExchanges([])
    setLoading(named !== undefined && read !== undefined)
    if (named === undefined || read === undefined) return
    void latest.current.call<{ turns: readonly StoredTurn[] }>(read, { conversation: named }, { quiet: true }).then((answer) => {
      if (shown.current !== named) return
      setLoading(false)
      if (!answer.ok) return setRefusal(answer.message)
      setExchanges(answer.value.turns.map(({ turn, ...rest }) => ({ ...rest, id: String(turn), state: 'answered' })))
    })
  }, [named, read, shown, abort, setExchanges])
  return { isLoading, refusal, setRefusal }
}

interface QuestionParts extends ConversationParts {
  /** The operation that answers. */
  readonly operation: string
  readonly exchanges: readonly Exchange[]
  /** Called with the conversation that the answer belongs to. */
  readonly onBegun: (id: string) => void
}

/** Asks a question, and shows its answer as it arrives. */
function useQuestion({ operation, exchanges, setExchanges, shown, abort, onBegun }: QuestionParts) {
  const portal = usePortal()
  const [isBusy, setBusy] = useState(false)
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
      const conversation = conversationOf(line)
      if (conversation !== undefined) onBegun(conversation)
      change((exchange) => withLine(exchange, line))
    }
    void portal.download(operation, input, { signal: controller.signal, quiet: true, onLine }).then((answer) => {
      setBusy(false)
      if (controller.signal.aborted) return change((exchange) => ({ ...exchange, state: 'stopped' }))
      if (!answer.ok) return change((exchange) => ({ ...exchange, state: 'failed', failure: answer.message }))
      change((exchange) =>
        exchange.state === 'waiting' ? { ...exchange, state: 'failed', failure: portal.text('engine.conversation.cutOff') } : exchange,
      )
    })
  }
  return { isBusy, ask }
}
