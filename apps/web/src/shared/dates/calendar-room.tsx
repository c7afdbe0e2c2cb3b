import { Loader } from '@mantine/core'
import styles from './date-field.module.css'

/** As large as a calendar, while its code is being loaded. */
export const CalendarRoom = () => (
  <div className={styles.room}>
    <Loader size="sm" />
  </div>
)
