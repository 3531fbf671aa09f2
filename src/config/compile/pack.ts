/** A release as bytes and back; much faster than compiling it again. */
import { deserialize, serialize } from 'node:v8'
import type { Release } from '../release.ts'
import { deepFreeze } from './freeze.ts'

/** What its parts share they share afterwards, too. */
export function packRelease(release: Release): Uint8Array {
  return serialize(release)
}

/** Bytes that this very version has packed. */
export function unpackRelease(bytes: Uint8Array): Release {
  return deepFreeze(deserialize(bytes) as Release)
}
