/** The published schemas of DCSA, as the oracle of tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { root } from './documents.ts'

export type OracleSchema = 'TNT_v2.2.0-resolved' | 'CS_v1.0.0' | 'OVS_v3.0.0'

const folder = join(root, 'tests/oracles/dcsa')

export function readSample(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}

/** Validates values of a component of a published schema; returns the faults, empty if there are none. */
export function openOracle(schema: OracleSchema, component: string): (value: unknown) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(parse(readFileSync(join(folder, `${schema}.yaml`), 'utf8')), 'published')
  const validate = ajv.compile({ $ref: `published#/components/schemas/${component}` })
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`))
}
