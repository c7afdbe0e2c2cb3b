import { type ComponentType, useEffect, useState } from 'react'
import styles from './late-link-controls.module.css'
import type { LinkControlsProps } from './link-controls.tsx'

let Loaded: ComponentType<LinkControlsProps> | undefined

/**
 * The controls of the link, with the component library that they are made of: managers alone load it on this page, and nearly always
 * have it from the page before. Their place is kept free on phones,
 * where they have a line of their own; it stays empty where the code does not arrive, and the list of CVs has the same controls.
 */
export function LateLinkControls(props: LinkControlsProps) {
  const [hasArrived, setArrived] = useState(Loaded !== undefined)
  useEffect(() => {
    if (hasArrived) return
    import('./link-controls.tsx').then(
      (file) => {
        Loaded = file?.LinkControls
        setArrived(Loaded !== undefined)
      },
      () => undefined,
    )
  }, [hasArrived])
  return hasArrived && Loaded ? <Loaded {...props} /> : <span className={styles.place} />
}
