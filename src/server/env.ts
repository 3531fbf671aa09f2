/** All settings: one table, read once at startup. */

import { availableParallelism } from 'node:os'
import type { ModelSettings } from './content/assistant/index.ts'
import { parseTrustedProxies, type TrustedProxies } from './http/index.ts'
import type { MetricsAddress } from './metrics.ts'

export type Mode = 'demo' | 'production'

export interface Env {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly filesDir: string
  /** Folders in which partners deliver files: one for each brand and source. */
  readonly inboxDir: string
  readonly publicOrigin: string | undefined
  readonly trustedProxies: TrustedProxies
  readonly smtpUrl: string | undefined
  /** Null if no gateway is declared. */
  readonly sms: SmsSettings | null
  readonly mailFrom: string
  readonly logLevel: string
  /** Read replica. */
  readonly readUrl: string | undefined
  readonly poolSize: number
  /** Processes that serve the port. */
  readonly workers: number
  readonly metrics: MetricsAddress | null
  readonly demoRates: number
  /** Address of ClamAV; undefined if files are not scanned. */
  readonly clamavSocket: string | undefined
  /** Whether webhooks and sources may have addresses on this machine and its network; false in production. */
  readonly allowPrivateAddresses: boolean
  /** Required in production. */
  readonly secretKey: string | undefined
  /** Language model of the assistant; null without one. */
  readonly model: ModelSettings | null
  /** Keys of event sources by the name of their variable, SOURCE_... */
  readonly sourceKeys: Readonly<Record<string, string>>
}

export interface SmsSettings {
  readonly url: string
  readonly body: string
  readonly authorization: string | undefined
}

interface Setting {
  readonly rule: RegExp
  readonly is: string
  readonly default?: string
  readonly requiredInProduction?: true
  /** The message shown in production; it does not mention the demo fallback. */
  readonly meaning: string
}

export const settings = {
  NODE_ENV: {
    rule: /^(production|development|test)?$/,
    is: 'production, or unset for the demo',
    default: '',
    meaning: 'in production nothing is seeded, there is no demo, and more settings are required',
  },
  HOST: { rule: /^\S+$/, is: 'an address', default: '127.0.0.1', meaning: 'address to listen on' },
  PORT: { rule: /^\d{1,5}$/, is: 'a port number, or 0 for any free port', default: '8080', meaning: 'port to listen on' },
  DATABASE_URL: {
    rule: /^postgres(ql)?:\/\/.+/,
    is: 'postgres://user@host/name',
    requiredInProduction: true,
    meaning: 'PostgreSQL 15 or later',
  },
  DATABASE_READ_URL: {
    rule: /^postgres(ql)?:\/\/.+/,
    is: 'postgres://user@host/name',
    meaning: 'read replica of that database: searches and lists are read from it while it has every change that they depend on',
  },
  DATA_DIR: {
    rule: /.+/,
    is: 'a directory',
    default: '.data',
    meaning: 'directory of the embedded database, the control file and, unless FILES_DIR is set, uploads',
  },
  FILES_DIR: { rule: /.+/, is: 'a directory', requiredInProduction: true, meaning: 'directory for uploaded files, shared by all servers' },
  INBOX_DIR: {
    rule: /.+/,
    is: 'a directory',
    meaning: 'directory in which partners deliver files, as brand/source/file; default: inbox in DATA_DIR',
  },
  PUBLIC_ORIGIN: {
    rule: /^https?:\/\/[^/]+$/,
    is: 'https://host',
    requiredInProduction: true,
    meaning: 'public address; https turns on HSTS',
  },
  TRUST_PROXY: {
    rule: /^\S(.*\S)?$/,
    is: 'how many proxies are in front of the portal (1 to 9), or their addresses and networks (10.0.0.0/8, loopback); true is refused, because clients could forge their address',
    default: 'false',
    meaning: 'proxies whose X-Forwarded headers are trusted; default: none',
  },
  SMTP_URL: {
    rule: /^smtps?:\/\/.+/,
    is: 'smtp://user:password@host:port',
    requiredInProduction: true,
    meaning: 'SMTP server for outgoing e-mails',
  },
  MAIL_FROM: {
    rule: /.+@.+/,
    is: 'an e-mail address',
    default: 'no-reply@localhost',
    requiredInProduction: true,
    meaning: 'sender address of e-mails',
  },
  SECRET_KEY: {
    rule: /^\S{32,200}$/,
    is: 'at least 32 random characters',
    requiredInProduction: true,
    meaning: 'encrypts secrets in the database; the same on all servers',
  },
  SMS_URL: {
    rule: /^https?:\/\/[^\s@]+$/,
    is: 'https://host/path',
    meaning:
      'HTTP gateway that accepts text messages by POST; without it, production sends codes by e-mail only, and the demo stores text messages',
  },
  SMS_BODY: {
    rule: /^(?=[\s\S]*\{phone\})(?=[\s\S]*\{text\})/,
    is: 'a form (to={phone}&text={text}) or JSON ({"to":"{phone}","text":"{text}"}) with {phone} and {text}',
    meaning: 'body of the request to the gateway; requires SMS_URL',
  },
  SMS_AUTHORIZATION: {
    rule: /^[\x20-\x7e]+$/,
    is: 'the value of a header, such as Bearer and a token',
    meaning: 'Authorization header for the gateway',
  },
  ASSISTANT_URL: {
    rule: /^https?:\/\/[^\s@]+$/,
    is: 'https://host/v1',
    meaning:
      'language model with an OpenAI-compatible API that words the answers of the assistant; it is sent the question and the data that the user may see. Default: none, the assistant answers by itself',
  },
  ASSISTANT_KEY: { rule: /^[\x21-\x7e]+$/, is: 'the API key of that model', meaning: 'requires ASSISTANT_URL' },
  ASSISTANT_MODEL: { rule: /^\S+$/, is: 'the name of a model', default: 'default', meaning: 'model that is asked for' },
  LOG_LEVEL: {
    rule: /^(debug|info|warn|error|silent)$/,
    is: 'debug, info, warn, error or silent',
    default: 'info',
    meaning: 'lowest level that is logged',
  },
  DEMO_RATES: {
    rule: /^[1-9]\d{0,5}$/,
    is: '1 to 999999',
    default: '20000',
    meaning: 'number of sea rates of the default brand in a new demo world; fewer are created faster',
  },
  METRICS_ADDRESS: {
    rule: /^\S+:\d{1,5}$/,
    is: 'host:port, such as 127.0.0.1:9464',
    meaning: 'where Prometheus scrapes /metrics; default: nowhere. Do not expose it to the public network',
  },
  CLAMAV_SOCKET: {
    rule: /^(\/\S+|[^\s/]+:\d{1,5})$/,
    is: 'the path of a socket, or host:port',
    meaning: 'where ClamAV (clamd) listens: uploaded files can be downloaded only once it has passed them; without it they are not scanned',
  },
  ALLOW_PRIVATE_ADDRESSES: {
    rule: /^(true|false)$/,
    is: 'true or false',
    default: 'false',
    meaning: 'lets webhooks and data sources have addresses on this machine and its network, for trying them out; refused in production',
  },
  DATABASE_POOL: { rule: /^[1-9]\d?$/, is: '1 to 99', default: '10', meaning: 'connections to PostgreSQL per process' },
  WORKERS: {
    rule: /^(auto|[1-9]\d?)$/,
    is: '1 to 99, or auto for one for each core',
    default: '1',
    meaning: 'processes that serve the port; the demo has one',
  },
} as const satisfies Readonly<Record<string, Setting>>

type Name = keyof typeof settings

/** Throws all problems of the settings at once. */
export class EnvError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings are missing or invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'EnvError'
  }
}

export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const production = variables.NODE_ENV === 'production'
  const problems: string[] = []
  const values: Partial<Record<Name, string>> = {}
  for (const [name, setting] of Object.entries(settings) as [Name, Setting][]) {
    const text = variables[name]
    if ((text === undefined || text === '') && production && setting.requiredInProduction)
      problems.push(`${name}: ${setting.is} (${setting.meaning})`)
    else if (text !== undefined && text !== '' && !setting.rule.test(text)) problems.push(`${name}: must be ${setting.is}`)
    const value = text === undefined || text === '' ? setting.default : text
    if (value !== undefined) values[name] = value
  }
  const trustedProxies = parseTrustedProxies(values.TRUST_PROXY ?? 'false')
  if (trustedProxies === null) problems.push(`TRUST_PROXY: must be ${settings.TRUST_PROXY.is}`)
  problems.push(...checkSms(values, production), ...checkModel(values, production))
  const workers = values.WORKERS === 'auto' ? availableParallelism() : Number(values.WORKERS)
  if (!production && workers > 1 && values.WORKERS !== 'auto')
    problems.push('WORKERS: must be 1 or auto in the demo, which has one process')
  if (production && values.ALLOW_PRIVATE_ADDRESSES === 'true') problems.push('ALLOW_PRIVATE_ADDRESSES: must be false in production')
  if (problems.length > 0 || trustedProxies === null) throw new EnvError(problems)
  const dataDir = values.DATA_DIR ?? ''
  return {
    mode: production ? 'production' : 'demo',
    host: values.HOST ?? '',
    port: Number(values.PORT),
    databaseUrl: values.DATABASE_URL,
    readUrl: values.DATABASE_READ_URL,
    dataDir,
    filesDir: values.FILES_DIR ?? `${dataDir}/files`,
    inboxDir: values.INBOX_DIR ?? `${dataDir}/inbox`,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustedProxies,
    smtpUrl: values.SMTP_URL,
    sms: values.SMS_URL && values.SMS_BODY ? { url: values.SMS_URL, body: values.SMS_BODY, authorization: values.SMS_AUTHORIZATION } : null,
    mailFrom: values.MAIL_FROM ?? '',
    logLevel: values.LOG_LEVEL ?? '',
    poolSize: Number(values.DATABASE_POOL),
    workers: production ? workers : 1,
    metrics: readMetricsAddress(values.METRICS_ADDRESS),
    demoRates: Number(values.DEMO_RATES),
    clamavSocket: values.CLAMAV_SOCKET,
    allowPrivateAddresses: values.ALLOW_PRIVATE_ADDRESSES === 'true',
    secretKey: values.SECRET_KEY,
    sourceKeys: readSourceKeys(variables),
    model:
      values.ASSISTANT_URL && values.ASSISTANT_KEY
        ? { url: values.ASSISTANT_URL, key: values.ASSISTANT_KEY, model: values.ASSISTANT_MODEL ?? '', silenceMs: 10_000 }
        : null,
  }
}

/** Their names are declared in `schemas/reference/event-source.json`. */
function readSourceKeys(variables: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const keys = Object.entries(variables).flatMap(([name, value]) => (/^SOURCE_[A-Z0-9_]{1,60}$/.test(name) && value ? [[name, value]] : []))
  return Object.fromEntries(keys)
}

function readMetricsAddress(given: string | undefined): MetricsAddress | null {
  if (given === undefined) return null
  const colon = given.lastIndexOf(':')
  return { host: given.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(given.slice(colon + 1)) }
}

/** Gateway settings that are only valid together. */
function checkSms({ SMS_URL: url, SMS_BODY: body, SMS_AUTHORIZATION: authorization }: Partial<Record<Name, string>>, production: boolean) {
  const problems: string[] = []
  if (url === undefined && body !== undefined) problems.push('SMS_BODY: requires SMS_URL, which is missing')
  if (url === undefined && authorization !== undefined) problems.push('SMS_AUTHORIZATION: requires SMS_URL, which is missing')
  if (url !== undefined && body === undefined) problems.push(`SMS_BODY: must be ${settings.SMS_BODY.is}, because SMS_URL is set`)
  if (url !== undefined && production && !url.startsWith('https://')) problems.push('SMS_URL: must be https in production')
  if (body?.trimStart().startsWith('{') && !isJson(body)) problems.push('SMS_BODY: looks like JSON, but is not valid JSON')
  return problems
}

/** Questions and the data of users only leave this machine encrypted. */
function checkModel({ ASSISTANT_URL: url, ASSISTANT_KEY: key }: Partial<Record<Name, string>>, production: boolean) {
  const problems: string[] = []
  if (url === undefined && key !== undefined) problems.push('ASSISTANT_KEY: requires ASSISTANT_URL, which is missing')
  if (url !== undefined && key === undefined)
    problems.push(`ASSISTANT_KEY: must be ${settings.ASSISTANT_KEY.is}, because ASSISTANT_URL is set`)
  const isLocal = url !== undefined && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`)
  if (url !== undefined && production && !url.startsWith('https://') && !isLocal)
    problems.push('ASSISTANT_URL: must be https in production, or on this machine')
  return problems
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
