import '../theme/mantine-app.css'
import { Outlet } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { useIsPhone } from '../shared/breakpoints.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PhoneBar } from './phone-bar.tsx'
import styles from './shell.module.css'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { TopBar } from './top-bar.tsx'

/** What surrounds every page of a signed-in person. */
export function Shell() {
  const isPhone = useIsPhone()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t.app.skipToContent}
      </a>
      {isPhone ? <PhoneBar /> : <TopBar />}
      {!isPhone && <Breadcrumbs />}
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <ShortcutKeys />
    </>
  )
}
