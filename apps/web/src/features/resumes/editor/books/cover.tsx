import { IconBook } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './cover.module.css'

/** The cover of a book, or a closed book where it has none, or one that this browser cannot show. */
export function Cover({ address }: { address: string | null | undefined }) {
  const [unseen, setUnseen] = useState<string>()
  return (
    <span className={styles.cover}>
      {address && address !== unseen ? (
        <img src={address} alt="" className={styles.picture} onError={() => setUnseen(address)} />
      ) : (
        <IconBook size={24} aria-hidden />
      )}
    </span>
  )
}
