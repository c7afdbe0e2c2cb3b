import { IconBook } from '@tabler/icons-react'
import styles from './cover.module.css'

/** The cover of a book, or a closed book where it has none. */
export const Cover = ({ address }: { address: string | null | undefined }) => (
  <span className={styles.cover}>
    {address ? <img src={address} alt="" className={styles.picture} /> : <IconBook size={24} aria-hidden />}
  </span>
)
