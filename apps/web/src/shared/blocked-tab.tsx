import styles from '../entry/page-tabs.module.css'
import { Tip } from './tip.tsx'

/** Stands in place of a tab whose page cannot be opened yet, and says why. */
export const BlockedTab = ({ label, reason }: { label: string; reason: string }) => (
  <Tip text={reason} isDescription>
    {(control) => (
      <button {...control} type="button" aria-disabled className={`${styles.tab} ${styles.blocked}`}>
        {label}
      </button>
    )}
  </Tip>
)
