/** Under which release and at which date a call runs: those of a preview, or those of the page that calls. */
import { type Result, refuse } from '../../kernel/index.ts'
import type { CallerContext, ReleaseContext, RequestParts } from '../context.ts'
import { headerOf } from '../request-headers.ts'

type Parts = Pick<RequestParts, 'services' | 'previews'>

/** Calls from a preview's page are answered as of its date, and may not change what others see. */
export async function enterPreview({ services, previews }: Parts, context: CallerContext): Promise<Result<ReleaseContext>> {
  const { request, reply, operation } = context
  const preview = await previews.ofCall(request)
  if (preview === null || operation.ignoresPreview)
    return { ok: true, value: { ...context, services, ...(await findPageRelease(services, context)) } }
  if (preview === 'ended') return refuse('error.preview-ended')
  if (!operation.readsOnly) return refuse('error.preview')
  const previewedRelease = await services.releases.at(preview.at, headerOf(request, 'config-version') ?? undefined)
  reply.header('config-version', previewedRelease.release.id)
  const previewServices = { ...services, now: () => preview.at }
  return { ok: true, value: { ...context, services: previewServices, validatedBy: previewedRelease, lapsed: null } }
}

/** The release with which the caller's page was loaded; only its name if it is unknown or too old. */
async function findPageRelease(
  { releases }: Parts['services'],
  { request, live }: CallerContext,
): Promise<Pick<ReleaseContext, 'validatedBy' | 'lapsed'>> {
  const id = headerOf(request, 'config-version')
  const release = id === null ? live : await releases.find(id)
  return release ? { validatedBy: release, lapsed: null } : { validatedBy: live, lapsed: id }
}
