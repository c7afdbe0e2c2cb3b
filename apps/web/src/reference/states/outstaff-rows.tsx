import { t } from '../../messages/messages.ts'
import styles from './outstaff-rows.module.css'

/** The class of a row about full-time work at a client: a quiet tint, which the legend below the list explains. */
export const outstaffRow = (isOutstaff: boolean) => (isOutstaff ? styles.row : undefined)

/** Stands below a list with such rows. */
export const OutstaffLegend = ({ isShown }: { isShown: boolean | undefined }) =>
  isShown && (
    <p className={styles.legend}>
      <span className={styles.swatch} aria-hidden />
      {t.people.outstaffRows}
    </p>
  )
