import type { Shell } from '#config'
import { type Portal, type PortalLocation, type PortalSession, resolveLink, resultOf } from '#engine'
import type { Client } from '../request/client.ts'
import { explain, remedyOf } from './explain.ts'
import { mayFollow } from './may-enter.ts'
import { movesOf } from './moves.ts'
import { addressOf, routeOf } from './own-pages.ts'
import type { Text } from './texts.ts'

export interface PortalParts {
  readonly shell: Shell
  readonly texts: Text
  readonly session: PortalSession
  readonly onBehalf: string
  readonly resumed: number
  readonly location: PortalLocation
  readonly today: string
  readonly initialData: ReadonlyMap<string, unknown>
  readonly client: Client
  readonly loadBundle: Portal['loadBundle']
  readonly loadOptions: Portal['loadOptions']
  readonly navigate: Portal['navigate']
  readonly openDialog: Portal['openDialog']
  readonly notify: Portal['notify']
  readonly reportMissing: Portal['reportMissing']
}

/** The engine's view of this app: one object per state of session and address. */
export function createPortal(parts: PortalParts): Portal {
  const { shell, texts: text, client } = parts
  return {
    shell,
    language: shell.language,
    session: parts.session,
    resumed: parts.resumed,
    onBehalf: parts.onBehalf,
    location: parts.location,
    today: parts.today,
    initialData: parts.initialData,
    text,
    call: client.call,
    upload: client.upload,
    download: client.download,
    href(link, scope) {
      const other = link.routeOf === undefined ? undefined : resultOf(link.routeOf, scope)
      const route = routeOf(shell, other) ?? routeOf(shell, link.route)
      const filled = route && mayFollow(parts, route) ? resolveLink(link, scope) : undefined
      return route && filled && addressOf(route, filled.params, filled.query)
    },
    navigate: parts.navigate,
    openDialog: parts.openDialog,
    explain: (row, options) => explain({ shell, session: parts.session, text }, row, options),
    remedyOf: (reason) => remedyOf(reason, { shell, text }),
    moves: (life, record) => movesOf(life, record, parts.session, text),
    loadBundle: parts.loadBundle,
    loadOptions: parts.loadOptions,
    reportMissing: parts.reportMissing,
    reload: () => window.location.reload(),
    notify: parts.notify,
  }
}
