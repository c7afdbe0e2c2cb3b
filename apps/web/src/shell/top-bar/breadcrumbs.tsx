import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { useAbove } from '../../browser/page-title.ts'
import { t } from '../../messages/messages.ts'
import { usePageTitle } from '../page-title.ts'
import { useMenu } from '../use-menu.ts'
import styles from './breadcrumbs.module.css'
import { crumbsFor, leadsUp } from './crumbs.ts'

/** The trail of a page that has another one above it; the title of any other says where one is. */
export function Breadcrumbs() {
  const entries = useMenu()
  const title = usePageTitle()
  const above = useAbove()
  const path = useLocation({ select: (location) => location.pathname })
  const parent = useMatches({ select: (matches) => matches.at(-1)?.staticData.parent })
  const crumbs = crumbsFor(entries, { path, title, parent, above })
  if (!leadsUp(crumbs)) return null
  return (
    <nav aria-label={t.navigation.breadcrumbs} className={styles.bar} data-no-print>
      <ol className={styles.list}>
        {crumbs.map(({ label, link }, index) => (
          <li key={`${label} ${link?.to ?? ''}`} className={styles.crumb}>
            {link ? (
              <Link {...link} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
