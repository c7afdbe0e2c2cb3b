import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { BrandMark } from '../../shared/brand-mark.tsx'
import { Bell } from '../bell.tsx'
import { isPageOf, type MenuGroup } from '../menu.ts'
import { useMenu } from '../use-menu.ts'
import { Disclosure } from './disclosure.tsx'
import dropdown from './dropdown-link.module.css'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

export function TopBar() {
  const entries = useMenu()
  const path = useLocation({ select: (location) => location.pathname })
  const parent = useMatches({ select: (matches) => matches.at(-1)?.staticData.parent })
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
            <Link
              key={entry.label}
              to={entry.to}
              className={styles.entry}
              {...((isPageOf(entry, parent) || isPageOf(entry, path)) && { 'data-status': 'active' })}
            >
              {entry.label}
              {entry.Count && <entry.Count />}
            </Link>
          ),
        )}
      </nav>
      <div className={styles.own}>
        <Bell />
        <UserMenu />
      </div>
    </header>
  )
}

function GroupMenu({ group }: { group: MenuGroup }) {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Disclosure
      label={group.label}
      align="start"
      buttonClassName={styles.entry}
      isActive={group.items.some((item) => isPageOf(item, path))}
    >
      {(close) =>
        group.items.map((item) => (
          <Link key={item.to} to={item.to} className={dropdown.link} onClick={close}>
            {item.label}
          </Link>
        ))
      }
    </Disclosure>
  )
}
