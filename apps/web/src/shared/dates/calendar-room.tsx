import { Loader } from '@mantine/core'
import styles from './date-field.module.css'

/** An empty place as large as a calendar, shown while the calendar's code is being loaded. */
export const CalendarRoom = () => (
  <div className={styles.room}>
    <Loader size="sm" />
  </div>
)
