import { t } from '../../messages/messages.ts'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { MarkAllRead } from './list/mark-all-read.tsx'
import { NotificationSections } from './list/notification-sections.tsx'
import styles from './notifications-page.module.css'

/** All own notifications: the bell of phones leads here, the dropdown of desktops links here. */
export function NotificationsPage() {
  return (
    <>
      <PageHeader title={t.navigation.notifications} list={t.pageTitles.notifications}>
        <MarkAllRead />
      </PageHeader>
      <div className={styles.list}>
        <NotificationSections headings="h2" />
      </div>
    </>
  )
}
