import { IconCalendarExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { Notice } from '../../../shared/notices/notice.tsx'
import styles from './touched-notice.module.css'

/** Says that the holidays have changed below approved leave, which is counted again where the holidays are. */
export const TouchedNotice = ({ count }: { count: number }) => (
  <Notice icon={IconCalendarExclamation} className={styles.notice}>
    {t.leaveRequests.touched(count)}{' '}
    <Link to="/manage-holidays" className={styles.link}>
      {t.leaveRequests.openTouched}
    </Link>
  </Notice>
)
