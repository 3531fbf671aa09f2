/** Profile photos: re-encoded on upload, shown to oneself, to colleagues and to staff. */
import type { Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import { type Actor, type Call, type Handlers, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { countFile, deleteFile, findFile, makeAvatar, pictureType, storeFile } from '../../platform/files/index.ts'
import { type Account, holdOwnAccount, readAccount, setAvatar } from './store.ts'

/** A new photo gets a new version in its address. */
const keepSeconds = 600

export const avatarHandlers: Pick<Handlers, 'upload-avatar' | 'remove-avatar' | 'read-avatar'> = {
  'upload-avatar': async (_input, call) => {
    const { upload, actor, brand } = call
    const { userId } = actor
    if (!upload || userId === null) return refuse('error.file-missing')
    const tooMany = await countFile(call)
    if (tooMany) return tooMany
    const picture = await makeAvatar(upload.bytes, brand)
    if (!picture.ok) return picture
    return await replace(call, async (tx, account) => {
      const bytes = picture.value
      const file = { userId, companyId: account.company_id, kind: 'avatar', name: 'portrait.webp', type: pictureType, bytes }
      return (await storeFile(tx, call, { ...file, belongsTo: account.id, isOwn: true })).id
    })
  },

  'remove-avatar': async (_input, call) => await replace(call, () => Promise.resolve(null)),

  'read-avatar': async ({ userId }, call) => {
    const { brand, db, actor } = call
    const account = await readAccount(db, brand.id, userId)
    const file = account?.avatar_file && maySee(actor, account) ? await findFile(db, brand.id, account.avatar_file) : undefined
    if (!file) return refuse('error.not-found')
    return { ok: true, value: { name: file.name, type: file.type, bytes: await call.files.read(file.key), keepSeconds } }
  },
}

/** Replaces or removes the current photo; its bytes are deleted after commit. */
async function replace(call: Call, make: (tx: Transaction<Database>, account: Account) => Promise<string | null>) {
  const done = await call.transaction(async (tx) => {
    const account = await holdOwnAccount(tx, call)
    if (!account) return null
    const avatar = await make(tx, account)
    const before = account.avatar_file
    if (avatar === before) return { avatar, oldKey: null }
    await setAvatar(tx, account.id, avatar)
    const oldKey = before === null ? null : await deleteFile(tx, call.brand.id, before)
    await writeAudit(tx, call, { event: avatar === null ? 'avatar-removed' : 'avatar-changed', subject: account.id })
    return { avatar, oldKey }
  })
  if (!done) return refuse('error.not-signed-in')
  // If this fails, the cleanup deletes files without a row.
  if (done.oldKey !== null) await call.files.remove(done.oldKey).catch(() => {})
  return { ok: true as const, value: { avatar: done.avatar ?? '' } }
}

function maySee(actor: Actor, account: Account): boolean {
  if (actor.kind === 'staff' || actor.userId === account.id) return true
  return (actor.kind === 'member' || actor.kind === 'admin') && actor.companyId !== null && actor.companyId === account.company_id
}
