import { Drawer } from '@mantine/core'
import {
  type Icon,
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconCalendar,
  IconCategory,
  IconChartBar,
  IconClock,
  IconFileImport,
  IconFileText,
  IconFolder,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconLogout,
  IconMail,
  IconPlane,
  IconSettings,
  IconUser,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import { ColorSchemeControl } from '../../theme/color-scheme-control.tsx'
import { isPageOf, type MenuLink, type MenuPath } from '../menu.ts'
import { useMenu } from '../use-menu.ts'
import styles from './menu-drawer.module.css'

const icons: Partial<Record<MenuPath, Icon>> = {
  '/users_list': IconLayoutDashboard,
  '/vacancies': IconBriefcase,
  '/candidates': IconUsers,
  '/create-record': IconClock,
  '/create-admin-record': IconClock,
  '/my-report': IconChartBar,
  '/admin-monthly-report': IconChartBar,
  '/manage-users': IconUsers,
  '/manage-projects': IconFolder,
  '/manage-customers': IconBuilding,
  '/manage-contracts': IconFileText,
  '/manage-categories': IconCategory,
  '/manage-holidays': IconCalendar,
  '/import': IconFileImport,
  '/mails': IconMail,
  '/webhooks': IconWebhook,
  '/audit': IconHistory,
  '/requests_list': IconPlane,
  '/requests': IconPlane,
  '/profile': IconUser,
  '/recent-notifications': IconBell,
  '/settings': IconSettings,
}

const own: readonly MenuLink[] = [
  { label: t.navigation.myProfile, to: '/profile' },
  { label: t.navigation.notifications, to: '/recent-notifications' },
  { label: t.navigation.settings, to: '/settings' },
]

type Props = { isOpen: boolean; onClose: () => void }

/**
 * The menu of phones: the entries of the top bar, then those of the user menu. A link replaces the drawer's entry in
 * the history, so that Back leads to the page below.
 */
export function MenuDrawer({ isOpen, onClose }: Props) {
  const entries = useMenu()
  const user = useUser()
  useOverlay({ mayClose: () => true, close: onClose }, isOpen)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(20rem, 88vw)"
      title={t.navigation.menu}
      closeButtonProps={{ 'aria-label': t.navigation.closeMenu, size: 'xl' }}
      classNames={{ body: styles.body ?? '' }}
    >
      <nav aria-label={t.navigation.label} className={styles.nav}>
        {entries.map((entry) => (
          <MenuSection
            key={entry.label}
            title={'items' in entry ? entry.label : undefined}
            links={'items' in entry ? entry.items : [entry]}
            onFollow={onClose}
          />
        ))}
        <MenuSection title={user.full_name} links={own} onFollow={onClose}>
          <Link
            to="/settings"
            hash="new-password"
            replace
            activeOptions={{ includeHash: true }}
            preload={false}
            className={styles.link}
            onClick={onClose}
          >
            <IconKey size={20} aria-hidden />
            {t.navigation.newPassword}
          </Link>
          <Link to="/logout" replace preload={false} className={styles.link} onClick={onClose}>
            <IconLogout size={20} aria-hidden />
            {t.navigation.logout}
          </Link>
        </MenuSection>
      </nav>
      <ColorSchemeControl isWide />
    </Drawer>
  )
}

type SectionProps = {
  title: string | undefined
  links: readonly MenuLink[]
  onFollow: () => void
  children?: ReactNode
}

function MenuSection({ title, links, onFollow, children }: SectionProps) {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <section className={styles.section}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {links.map((link) => {
        const LinkIcon = icons[link.to]
        return (
          <Link
            key={link.to}
            to={link.to}
            replace
            preload={false}
            className={styles.link}
            {...(isPageOf(link, path) && { 'data-status': 'active' })}
            onClick={onFollow}
          >
            {LinkIcon && <LinkIcon size={20} aria-hidden />}
            {link.label}
            {link.Count && <link.Count />}
          </Link>
        )
      })}
      {children}
    </section>
  )
}
