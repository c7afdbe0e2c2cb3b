import { IconChartBar, IconClock, IconDots, IconPlane } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { useAddPlace } from '../../shared/page/add-place.tsx'
import { footLinks, isPageOf, type MenuLink } from '../menu.ts'
import { useMenu } from '../use-menu.ts'
import styles from './foot-bar.module.css'

const icons = { hours: IconClock, report: IconChartBar, requests: IconPlane }

type Props = { isOpen: boolean; onMore: () => void }

/**
 * The pages of every day at the foot of a phone, and the button that opens the whole menu. In the middle stands what adds
 * something to the page: the entries beside it move the least when it comes and goes.
 */
export function FootBar({ isOpen, onMore }: Props) {
  const links = footLinks(useMenu())
  const { register } = useAddPlace()
  const middle = Math.ceil(links.length / 2)
  const entries = links.map(({ place, link }) => {
    const Icon = icons[place]
    return (
      <FootLink key={place} link={link} label={t.navigation.foot[place]}>
        <Icon size={22} aria-hidden />
      </FootLink>
    )
  })
  return (
    <nav aria-label={t.navigation.everyDay} className={styles.bar} data-no-print>
      {entries.slice(0, middle)}
      <div ref={register} className={styles.add} />
      {entries.slice(middle)}
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onMore}
      >
        <IconDots size={22} aria-hidden />
        {t.navigation.more}
      </button>
    </nav>
  )
}

function FootLink({ link, label, children }: { link: MenuLink; label: string; children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Link to={link.to} className={styles.entry} aria-current={isPageOf(link, path) ? 'page' : undefined}>
      {children}
      {label}
      {link.Count && (
        <span className={styles.count}>
          <link.Count />
        </span>
      )}
    </Link>
  )
}
