import { lazyPart } from '../lazy-part.ts'

/** Loaded when a code is shown. */
export const QrCode = lazyPart(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))
