import { Avatar, usePortal } from '#engine'
import { entrancesOf, hasOneRow, offeredItems, ownEntries } from '../app/may-enter.ts'
import { useDensity } from '../session/use-density.ts'
import { Disclosure } from './Disclosure.tsx'
import { NavigationLinks } from './NavigationLinks.tsx'

/** The menu of the signed-in user: name, links and sign-out. */
export function AccountMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const portal = usePortal()
  const { session } = portal
  const { brand } = portal.shell
  const [density, setDensity] = useDensity(session.userId)
  const picture = session.avatar ? { operation: 'read-avatar', input: { userId: session.userId, version: session.avatar } } : null
  return (
    <Disclosure
      className="qs-session"
      align="end"
      name={portal.text('portal.account', { name: session.name })}
      label={
        <>
          <Avatar name={session.name} picture={picture} />
          <span className="qs-session-name">{session.name}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="qs-session-who">
            <strong>{session.name}</strong>
            {session.company && <span>{session.company}</span>}
            <span className="qs-session-actor">{portal.text(`portal.actor.${session.actor}`)}</span>
          </p>
          <NavigationLinks
            items={
              hasOneRow(portal) ? offeredItems(portal, ownEntries(brand.workbench)) : entrancesOf(offeredItems(portal, brand.workbench))
            }
            className="qs-session-nav"
            name={portal.text('portal.workbench')}
            fold={false}
            onFollow={close}
          />
          <fieldset className="qs-density">
            <legend>{portal.text('portal.density')}</legend>
            {(['comfortable', 'compact'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={one === density} onClick={() => setDensity(one)}>
                {portal.text(`portal.density.${one}`)}
              </button>
            ))}
          </fieldset>
          <button
            type="button"
            className="qs-sign-out"
            onClick={() => {
              close()
              onSignOut()
            }}
          >
            {portal.text('portal.signOut')}
          </button>
        </>
      )}
    </Disclosure>
  )
}
