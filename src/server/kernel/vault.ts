/** Encrypts values that must be read again but not be stored in clear text, such as the secret of an authenticator. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Vault {
  seal(text: string, owner: string): string
  /** Null if it was encrypted for another owner, with another key, or changed since. */
  open(sealed: string, owner: string): string | null
  /** A keyed hash, so that short numbers cannot be found by trying them all. */
  mac(text: string): string
}

const cipher = 'aes-256-gcm'
const version = 'v1'

export function createVault(secretKey: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'vault', 32))
  const macKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'mac', 32))
  return {
    mac: (text) => createHmac('sha256', macKey).update(text).digest('hex'),

    seal: (text, owner) => {
      const nonce = randomBytes(12)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner))
      const bytes = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return [version, ...[nonce, bytes, sealing.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
    },
    open: (sealed, owner) => {
      const [found, ...parts] = sealed.split('.')
      const [nonce, bytes, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (found !== version || !nonce || !bytes || tag?.length !== 16) return null
      try {
        const opening = createDecipheriv(cipher, key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag)
        return Buffer.concat([opening.update(bytes), opening.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** The demo creates a key and stores it next to its database. */
export function keepDemoKey(dataDir: string): string {
  const path = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  chmodSync(path, 0o600)
  return readFileSync(path, 'utf8')
}
