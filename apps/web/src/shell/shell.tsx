import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { setConfirmer } from '../api/confirm-first.ts'
import { useIsPhone } from '../browser/breakpoints.ts'
import { t } from '../messages/messages.ts'
import { SortPlaceProvider } from '../shared/lists/sorting/sort-place.tsx'
import { AddPlaceProvider } from '../shared/page/add-place.tsx'
import { CrumbsContext } from '../shared/page/crumbs-place.ts'
import { lazyPart, watchParts } from '../shared/states/lazy-part.tsx'
import { FactorLine } from './factor-line/factor-line.tsx'
import { OfflineLine } from './offline/offline-line.tsx'
import { PhoneBars } from './phone-bar/phone-bars.tsx'
import styles from './shell.module.css'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'
import { Breadcrumbs } from './top-bar/breadcrumbs.tsx'
import { TopBar } from './top-bar/top-bar.tsx'

const Nothing = () => null
const LiveNotifications = lazyPart(
  () =>
    import('../features/notifications/live/live-notifications.tsx').then((file) => file.LiveNotifications),
  Nothing,
  Nothing,
)

const ConfirmSessionDialog = lazyPart(() =>
  import('./confirm-session/confirm-session-dialog.tsx').then((file) => file.ConfirmSessionDialog),
)

/** The frame of every page of a signed-in user. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const isPhone = useIsPhone()
  const router = useRouter()
  useEffect(() => watchParts(router), [router])
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  if (page?.openWithoutFactor) {
    return (
      <>
        {children}
        <ConfirmSession />
      </>
    )
  }
  return (
    <AddPlaceProvider>
      <a href="#content" className={styles.skip}>
        {t.app.skipToContent}
      </a>
      {isPhone ? <PhoneBars /> : <TopBar />}
      <OfflineLine />
      <FactorLine />
      <main id="content" tabIndex={-1} className={styles.content} data-width={page?.width}>
        <CrumbsContext value={isPhone ? null : <Breadcrumbs />}>
          <SortPlaceProvider>{children}</SortPlaceProvider>
        </CrumbsContext>
      </main>
      <LiveNotifications />
      <ShortcutKeys />
      <ConfirmSession />
    </AddPlaceProvider>
  )
}

type Answer = (isConfirmed: boolean) => void

/** Asks for the password, a code or a passkey where the server wants a fresh proof; the requests that wait for it then go again. */
function ConfirmSession() {
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(
    () => setConfirmer(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  )
  if (waiting.length === 0) return null
  const answer = (isConfirmed: boolean) => {
    setWaiting([])
    for (const resolve of waiting) resolve(isConfirmed)
  }
  return <ConfirmSessionDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />
}
