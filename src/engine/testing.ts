/** A portal for rendering tests: unspecified parts are empty, and unexpected calls throw. */
import { makeShell } from '../config/testing-plans.ts'
import type { Portal } from './portal.ts'

export function makePortal(parts: Partial<Portal> = {}): Portal {
  const visitor = {
    actor: 'visitor',
    signedIn: false,
    name: '',
    company: '',
    userId: '',
    avatar: '',
    staffAdmin: false,
    standing: 'none',
  } as const
  return {
    shell: makeShell(),
    language: 'en',
    session: visitor,
    location: { path: '/p', route: {}, query: {} },
    today: '2026-11-21',
    initialData: new Map(),
    onBehalf: '',
    resumed: 0,
    reportMissing: () => undefined,
    text: (key) => key,
    href: () => undefined,
    explain: () => undefined,
    remedyOf: () => undefined,
    call: unexpected,
    upload: unexpected,
    download: unexpected,
    navigate: unexpected,
    openDialog: unexpected,
    moves: unexpected,
    loadBundle: unexpected,
    loadOptions: unexpected,
    reload: unexpected,
    notify: unexpected,
    ...parts,
  }
}

function unexpected(): never {
  throw new Error('The test did not expect this call')
}
