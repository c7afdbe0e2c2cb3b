import { type CSSProperties, useState } from 'react'
import styles from './face.module.css'
import { hueOfName } from './face-hue.ts'
import { initialsOfName } from './initials.ts'

type Props = {
  name: string
  /** The address of the portrait; null where there is none. */
  portrait: string | null
}

type FaceStyle = CSSProperties & { '--hue': number }

/** The form of a portrait that is made for lists. */
const smallForm = (portrait: string) => `${portrait}&size=small`

/**
 * A portrait of 24 pixels for a name that stands beside it, so that it says nothing to screen readers. The initials, which
 * style sheets draw, are no text either: neither searched nor copied.
 */
export function Face({ name, portrait }: Props) {
  const [broken, setBroken] = useState<string>()
  const style: FaceStyle = { '--hue': hueOfName(name) }
  return (
    <span className={styles.face} style={style} data-initials={initialsOfName(name)} aria-hidden>
      {portrait !== null && portrait !== broken && (
        <img
          src={smallForm(portrait)}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(portrait)}
        />
      )}
    </span>
  )
}
