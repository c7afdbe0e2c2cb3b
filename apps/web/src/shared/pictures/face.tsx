import { type CSSProperties, useState } from 'react'
import styles from './face.module.css'
import { hueOfPerson } from './face-hue.ts'
import { initialsOfName } from './initials.ts'

type Props = {
  id: number
  name: string
  /** The address of the portrait; null where there is none. */
  portrait: string | null
  /** The width in pixels; that of lists when absent. */
  size?: number
}

type FaceStyle = CSSProperties & { '--hue': number; '--face-size': string }

const listSize = 24
/** The widest face for which the form of a portrait that is made for lists has pixels enough. */
const smallFormSize = 36

const formOf = (portrait: string, size: number) =>
  size > smallFormSize ? portrait : `${portrait}&size=small`

/**
 * The portrait of a person whose name stands beside it, so that it says nothing to screen readers. The initials, which
 * style sheets draw, are no text either: neither searched nor copied.
 */
export function Face({ id, name, portrait, size = listSize }: Props) {
  const [broken, setBroken] = useState<string>()
  const style: FaceStyle = { '--hue': hueOfPerson(id), '--face-size': `${size / 16}rem` }
  return (
    <span
      className={styles.face}
      style={style}
      data-initials={initialsOfName(name)}
      data-large={size > smallFormSize || undefined}
      aria-hidden
    >
      {portrait !== null && portrait !== broken && (
        <img
          src={formOf(portrait, size)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(portrait)}
        />
      )}
    </span>
  )
}
