import { LatePart, useLatePart } from '../late-part.ts'
import styles from './late-link-controls.module.css'
import type { LinkControlsProps } from './link-controls.tsx'

const linkControls = new LatePart(async () => (await import('./link-controls.tsx'))?.LinkControls)

/**
 * The controls of the link, with the component library that they are made of: managers alone load it on this page, and nearly always
 * have it from the page before. Their place is kept free on phones,
 * where they have a line of their own; it stays empty where the code does not arrive, and the list of CVs has the same controls.
 */
export function LateLinkControls(props: LinkControlsProps) {
  const Controls = useLatePart(linkControls)
  return Controls ? <Controls {...props} /> : <span className={styles.place} />
}
