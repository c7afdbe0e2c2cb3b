import { VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { LateField, late } from '../../shared/stand-ins/late-field.tsx'
import { latePart } from '../../shared/stand-ins/late-part.tsx'
import { MissingPart } from '../../shared/stand-ins/missing-part.tsx'
import { Disclosure } from '../top-bar/disclosure.tsx'
import styles from './bell.module.css'

const Name = () => <VisuallyHidden>{t.navigation.notifications}</VisuallyHidden>

// One chunk, loaded once all requests of the page are answered.
const live = late(() => import('../../features/notifications/live/live-notifications.tsx'))
const LiveNotifications = latePart(() => live.load().then((file) => file.LiveNotifications))
const UnreadCount = latePart(() => live.load().then((file) => file.loadUnreadCount()), Name, Name)

const loadList = () =>
  import('../../features/notifications/recent-notifications.tsx').then((file) => file.RecentNotifications)
const RecentNotifications = latePart(loadList, undefined, ({ onRetry }) => (
  <MissingPart title={t.navigation.notificationsFailed} onRetry={onRetry} />
))

const startLoading = () => void loadList().catch(() => {})

const Face = () => (
  <>
    <IconBell size={20} aria-hidden />
    <UnreadCount />
  </>
)

/** Opens the recent notifications below itself. */
export function Bell() {
  return (
    <Disclosure
      align="end"
      hasChevron={false}
      buttonClassName={styles.bell}
      onIntent={startLoading}
      label={<Face />}
    >
      {(close) => <RecentNotifications onFollow={close} />}
    </Disclosure>
  )
}

/** Leads to the page of notifications: a phone has no room for a dropdown. */
export const BellLink = () => (
  <Link to="/recent-notifications" className={styles.bell}>
    <Face />
  </Link>
)

/** Keeps the notifications up to date on every page. */
export const LiveUpdates = () => (
  <LateField start={live.start} standIn={() => null}>
    {() => <LiveNotifications />}
  </LateField>
)
