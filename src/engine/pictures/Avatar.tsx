import type { ReactNode } from 'react'
import { type PictureSource, usePicture } from './use-picture.ts'
import './avatar.css'

export interface AvatarProps {
  readonly name: string
  /** Null without a picture: show the initials. */
  readonly picture: PictureSource | null
  readonly size?: 'small' | 'medium' | 'large'
  readonly shape?: 'round' | 'rect'
}

/** A small picture of a person or record. Decorative, because the name is next to it. */
export function Avatar({ name, picture, size = 'small', shape = 'round' }: AvatarProps): ReactNode {
  const url = usePicture(picture)
  return (
    <span className="qs-portrait" data-size={size} data-shape={shape} aria-hidden="true">
      {url === null ? initialsOf(name) : <img src={url} alt="" />}
    </span>
  )
}

/** One or two initials: the first character of a Chinese name, the first letters of the outer words of any other. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? ''
  if (/\p{Script=Han}/u.test(first) || words.length < 2) return first.toLocaleUpperCase()
  const last = [...(words.at(-1) ?? '')][0] ?? ''
  return `${first}${last}`.toLocaleUpperCase()
}
