import styles from './cells.module.css'
import { CutText } from './cut-text.tsx'

type Props = { address: string; children: string; isSingleLine?: boolean }

/** A link of a row or card to an address outside the portal, in a tab of its own. */
export const OutsideLink = ({ address, children, isSingleLine = false }: Props) => (
  <CutText text={children} isSingleLine={isSingleLine}>
    <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
      <span>{children}</span>
    </a>
  </CutText>
)
