import { shortAddress } from '@portal/domain/addresses/short-address'
import { IconExternalLink } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { Fact } from '../../../shared/facts/fact-list.tsx'
import styles from './profile.module.css'

type Props = { label: string; name: string; address: string | null; isCopied?: boolean }

/** An address outside the portal, which opens in a tab of its own. */
export const AddressFact = ({ label, name, address, isCopied = false }: Props) => (
  <Fact label={label} text={address} isCopied={isCopied}>
    {address !== null && (
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={styles.address}
        aria-label={t.candidate.openInNewTab(label, name)}
      >
        <span>{shortAddress(address)}</span>
        <IconExternalLink size={16} aria-hidden />
      </a>
    )}
  </Fact>
)
