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
      'lists every problem in schemas/ and brands/, in the language of the terminal; --fix applies safe fixes first; exit code 0: clean, 1: findings, 2: could not run',
    load: async () => (await import('./check.ts')).checkCommand,
  },
  explain: {
    usage: '<brand> <what> [--at <date>] [--json] [--dir <dir>] | <CODE> [--lang zh | en]',
    about:
      'shows which file and line set a value for a brand, and what it overrides: limits/booking.json#/limits/contactMax/value, limit contactMax, ' +
      'sea-booking contact (a field), text common.book, /service/booking (a page), price CNNGB THC 40HQ, price CNSHA waiting waitingHours=9 ' +
      '(a tariff or port, a fee and its known inputs); or what a finding means',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  format: {
    usage: '[dir] [--check]',
    about: 'prints every document in the one form that all have; --check only lists those that differ, with exit code 1',
    load: async () => (await import('./format.ts')).formatCommand,
  },
  migrate: {
    usage: '[dir]',
    about:
      'carries documents of the first edition of the language over to this one: files by subject, no defaults, minimum and maximum for bounds; ' +
      'exit code 1 if a document could not be moved',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  names: {
    usage: '[dir] [--quick] [--lang zh | en]',
    about:
      'writes schemas with all names that exist and their meaning to .language/, for completion in editors; npm start does so too. ' +
      'With --quick, the names that are likely in each document stay as they are',
    load: async () => (await import('./names.ts')).namesCommand,
  },
  rename: {
    usage: '<kind> <name> <new name> [--dir <dir>] [--lang zh | en]',
    about:
      'renames a name in every document that uses it: limit contactMax contactsMax, field order.vessel vesselName (with *.vessel, the field of every entity and form), ' +
      'dictionary-row:currency CNY RMB, page home start; rejected if the name is taken or the documents would not pass',
    load: async () => (await import('./rename.ts')).renameCommand,
  },
  'serve-editor': {
    usage: '[dir] [--stdio] [--lang zh | en]',
    about: 'language server over stdio: completion, hover, references, renaming, fixes and format in editors',
    load: async () => (await import('./serve-editor.ts')).serveEditorCommand,
  },
  publish: {
    usage: '[--lang zh | en]',
    about: 'publishes the files if they pass the check',
    load: async () => (await import('./releases.ts')).releaseCommand('publish'),
  },
  diff: {
    usage: '[release] [--json]',
    about: 'shows what publishing would change; exit code 0: no changes, 1: changes',
    load: async () => (await import('./releases.ts')).releaseCommand('diff'),
  },
  impact: {
    usage: '[--json] [--lang zh | en]',
    about:
      'shows what publishing the files would change: pages, forms, lists and other documents of each brand, kinds of users who may do more or less, ' +
      'worked cases of tariffs that come out differently, the latest 200 quotes and orders repriced, drafts and open orders concerned, ' +
      'and how many records of which brand it does not fit; exit code 0: nothing, 1: something',
    load: async () => (await import('./releases.ts')).releaseCommand('impact'),
  },
  history: {
    usage: '[release] [--json]',
    about: 'lists who switched to which release, when, and what changed; * marks the live release. With a release, lists all its changes',
    load: async () => (await import('./releases.ts')).releaseCommand('history'),
  },
  rollback: {
    usage: '[N]',
    about: 'goes back N releases, until the next publish',
    load: async () => (await import('./releases.ts')).releaseCommand('rollback'),
  },
  acknowledge: {
    usage: '"<name>" --why <reason> [--by <who>] [dir]',
    about: 'acknowledges widened access under the name given in its finding',
    load: async () => (await import('./access.ts')).acknowledgeCommand,
  },
  access: {
    usage: '--record [dir]',
    about: 'records the current permissions as agreed; rejected while a widened one is unacknowledged',
    load: async () => (await import('./access.ts')).accessCommand,
  },
  score: {
    usage: '[dir] [--json] [--only kind] [--seed N]',
    about:
      'measures the check: breaks the documents in every known way and counts what it finds; exit code 1 if that is below the requirement',
    load: async () => (await import('./score.ts')).scoreCommand,
  },
}
