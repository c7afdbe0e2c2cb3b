import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { t } from '../../messages/messages.ts'
import { MarkAllRead } from './list/mark-all-read.tsx'
import { NotificationSections } from './list/notification-sections.tsx'
import styles from './recent-notifications.module.css'

/** The content of the bell's dropdown. */
export function RecentNotifications({ onFollow }: { onFollow: () => void }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.dropdown}>
      <div className={styles.top}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {t.pageTitles.notifications}
        </h2>
        <MarkAllRead />
      </div>
      <div className={styles.scroll}>
        <NotificationSections headings="h3" onFollow={onFollow} />
        <Link to="/recent-notifications" className={styles.all} onClick={onFollow}>
          {t.notifications.seeAll}
        </Link>
      </div>
    </section>
  )
}
