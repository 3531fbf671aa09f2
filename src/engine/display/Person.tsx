import type { ReactNode } from 'react'
import { Avatar } from '../pictures/Avatar.tsx'
import type { PictureSource } from '../pictures/use-picture.ts'
import './person.css'

export interface PersonProps {
  readonly name: string
  readonly picture?: PictureSource | null
  /** A second, quieter line. */
  readonly children?: ReactNode
}

/** Somebody in a list: the first sign of the name, which an eye finds again, beside the name itself. */
export function Person({ name, picture = null, children }: PersonProps): ReactNode {
  return (
    <span className="qs-person">
      <Avatar name={name} picture={picture} size="medium" />
      <span className="qs-person-words">
        <span className="qs-person-name">{name}</span>
        {children ? <span className="qs-second">{children}</span> : null}
      </span>
    </span>
  )
}
