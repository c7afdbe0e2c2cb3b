import styles from './cells.module.css'
import { CutText } from './cut-text.tsx'

type Props = { address: string; children: string }

/** A link of a row to an address outside the portal, in a tab of its own. */
export const OutsideLink = ({ address, children }: Props) => (
  <CutText text={children}>
    <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
      <span>{children}</span>
    </a>
  </CutText>
)
