import { shortAddress } from '@portal/domain/addresses/short-address'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import styles from './section-columns.module.css'

/** An address outside the portal, in a tab of its own. */
export const OutsideLink = ({ address }: { address: string }) => (
  <CutText text={address} isSingleLine>
    <a href={address} target="_blank" rel="noreferrer" className={styles.address}>
      <span>{shortAddress(address)}</span>
    </a>
  </CutText>
)
