import { IconCalendarExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import styles from './touched-notice.module.css'

/** Says that the holidays have changed below approved leave, which is counted again where the holidays are. */
export const TouchedNotice = ({ count }: { count: number }) => (
  <p className={styles.notice}>
    <IconCalendarExclamation size={18} aria-hidden />
    <span>
      {t.leaveRequests.touched(count)}{' '}
      <Link to="/manage-holidays" className={styles.link}>
        {t.leaveRequests.openTouched}
      </Link>
    </span>
  </p>
)
