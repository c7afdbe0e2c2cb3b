import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { BrandMark } from '../theme/brand-mark.tsx'
import type { MenuGroup } from './menu.ts'
import styles from './top-bar.module.css'
import { useMenu } from './use-menu.ts'
import { UserMenu } from './user-menu.tsx'

export function TopBar() {
  const entries = useMenu()
  return (
    <header className={styles.bar} data-no-print>
      <Link to="/" className={styles.brand} aria-label={t.app.name}>
        <BrandMark size={26} />
        <span className={styles.name}>{t.app.name}</span>
      </Link>
      <nav aria-label={t.navigation.label} className={styles.nav}>
        {entries.map((entry) =>
          'items' in entry ? (
            <GroupMenu key={entry.label} group={entry} />
          ) : (
            <Link key={entry.label} to={entry.to} className={styles.entry}>
              {entry.label}
            </Link>
          ),
        )}
      </nav>
      <UserMenu />
    </header>
  )
}

function GroupMenu({ group }: { group: MenuGroup }) {
  const path = useLocation({ select: (location) => location.pathname })
  const isActive = group.items.some((item) => item.to === path)
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <UnstyledButton className={styles.entry} data-status={isActive ? 'active' : undefined}>
          {group.label}
          <IconChevronDown size={14} aria-hidden className={styles.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {group.items.map((item) => (
          <Menu.Item key={item.to} component={Link} to={item.to} className={styles.item}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
