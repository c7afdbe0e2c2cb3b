import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { UnreadCount } from '../features/notifications/unread-count.tsx'
import { lazyPart } from '../shared/states/lazy-part.tsx'
import styles from './bell.module.css'
import { Disclosure } from './top-bar/disclosure.tsx'

const RecentNotifications = lazyPart(() =>
  import('../features/notifications/recent-notifications.tsx').then((file) => file.RecentNotifications),
)

const Face = () => (
  <>
    <IconBell size={20} aria-hidden />
    <UnreadCount />
  </>
)

/** Opens the recent notifications below itself. */
export function Bell() {
  return (
    <Disclosure align="end" hasChevron={false} buttonClassName={styles.bell} label={<Face />}>
      {(close) => <RecentNotifications onFollow={close} />}
    </Disclosure>
  )
}

/** A link to the page of notifications, because a phone has no room for a dropdown. */
export const BellLink = () => (
  <Link to="/recent-notifications" className={styles.bell}>
    <Face />
  </Link>
)
