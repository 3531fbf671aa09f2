import type { Command } from './command.ts'

interface CommandEntry {
  readonly usage: string
  readonly about: string
  /** Loaded on demand: the server code is expensive to load. */
  readonly load: () => Promise<Command>
}

/** All commands of `npm run config`. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  check: {
    usage: '[dir] [--fix] [--lang zh | en] [--json | --github]',
    about:
      'every problem of schemas/ and brands/, in the language of the terminal; --fix mends what is safe first; exit 0 clean, 1 findings, 2 could not run',
    load: async () => (await import('./check.ts')).checkCommand,
  },
  explain: {
    usage: '<brand> <what> [--at <date>] [--json] [--dir <dir>] | <CODE> [--lang zh | en]',
    about:
      'which file and line gave a brand its value, and what it was below: limits/booking.json#/limits/contactMax/value, limit contactMax, ' +
      'sea-booking contact (a field), text common.book, /service/booking (a page), price CNNGB THC 40HQ, price CNSHA waiting waitingHours=9 ' +
      '(a tariff or a port, a fee and what is known of it); or what a finding means',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  publish: {
    usage: '[--lang zh | en]',
    about: 'takes the files over, where they pass the check',
    load: async () => (await import('./releases.ts')).releaseCommand('publish'),
  },
  diff: {
    usage: '[release] [--json]',
    about: 'what a publish would change; exit 0 nothing, 1 something',
    load: async () => (await import('./releases.ts')).releaseCommand('diff'),
  },
  history: {
    usage: '[release] [--json]',
    about: 'who switched to which release, when, and what that changed; * is served. Of one release, all that it changed',
    load: async () => (await import('./releases.ts')).releaseCommand('history'),
  },
  rollback: {
    usage: '[N]',
    about: 'back to the N-th release before, until the next publish',
    load: async () => (await import('./releases.ts')).releaseCommand('rollback'),
  },
  acknowledge: {
    usage: '"<name>" --why <reason> [--by <who>] [dir]',
    about: 'acknowledges widened access under the name given in its finding',
    load: async () => (await import('./access.ts')).acknowledgeCommand,
  },
  access: {
    usage: '--record [dir]',
    about: 'takes how open everything is now as agreed; refused while something is not acknowledged',
    load: async () => (await import('./access.ts')).accessCommand,
  },
  score: {
    usage: '[dir] [--json] [--only kind] [--seed N]',
    about: 'how good the check is: breaks the documents in every known way and counts what is found; exit 1 below what is demanded',
    load: async () => (await import('./score.ts')).scoreCommand,
  },
}
