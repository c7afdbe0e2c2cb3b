import type { ReactNode } from 'react'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import { Face } from '../../shared/pictures/face.tsx'
import { usePortrait } from './portraits.ts'
import styles from './with-face.module.css'

type Props = {
  id: number
  name: string
  /** The portrait, where the row brings it; otherwise it is looked up by the id. */
  portrait?: string | null
  /** The name as a link or with marks; without it the plain name. */
  children?: ReactNode
}

/** The name of a person with the face before it, in cells, cards and lists. */
export const WithFace = ({ id, name, portrait, children = <CutText text={name} /> }: Props) => (
  <span className={styles.person}>
    {portrait === undefined ? (
      <KnownFace id={id} name={name} />
    ) : (
      <Face id={id} name={name} portrait={portrait} />
    )}
    <span className={styles.name}>{children}</span>
  </span>
)

/** The face of a person whose portrait is looked up. */
export function KnownFace({ id, name }: { id: number; name: string }) {
  return <Face id={id} name={name} portrait={usePortrait(id)} />
}
