/** Reads the input of a call from the path, the query and the body of its request. */
import { decodeWords, type Result } from '../../kernel/index.ts'
import { type BodyLimits, jsonLimits, readJsonBody } from '../body.ts'
import type { OperationContext, OperationInput } from '../context.ts'
import { decodeQuery } from '../decode-query.ts'
import { checkWords, refuseFields } from '../input-characters.ts'
import { readMultipart } from '../multipart.ts'

type Parts = Pick<OperationContext, 'request' | 'url' | 'match'>

const largestFile = 10 * 1024 * 1024
/** All documents of a release as text. */
const largeJsonLimits: BodyLimits = { ...jsonLimits, bytes: 24 * 1024 * 1024, totalMs: 30_000 }

/** Values in the path take precedence over those of the query or the body. */
export async function readInput(context: Parts): Promise<Result<OperationInput>> {
  const { url, match } = context
  const problems = refuseFields(checkWords(Object.entries(match.params), 'line'))
  if (problems) return problems
  if (match.plan.method === 'GET') {
    const values = decodeQuery(url.search, match.params, match.plan.input)
    return values.ok ? { ok: true, value: { values: values.value, upload: null } } : values
  }
  return match.plan.body === 'multipart' ? await readForm(context) : await readJson(context)
}

async function readForm({ request, match: { plan, params } }: Parts): Promise<Result<OperationInput>> {
  const body = await readMultipart(request, largestFile)
  if (!body.ok) return body
  const fields = decodeWords(body.value.fields as Readonly<Record<string, string>>, plan.input)
  return { ok: true, value: { values: { ...fields, ...decodeWords(params, plan.input) }, upload: body.value.upload } }
}

async function readJson({ request, match: { plan, params } }: Parts): Promise<Result<OperationInput>> {
  const body = await readJsonBody(request.raw, plan.largeBody ? largeJsonLimits : jsonLimits)
  return body.ok ? { ok: true, value: { values: { ...body.value, ...decodeWords(params, plan.input) }, upload: null } } : body
}
