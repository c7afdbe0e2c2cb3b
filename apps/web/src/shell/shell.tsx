import '../theme/mantine.css'
import '../theme/mantine-overrides.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsPhone } from '../entry/breakpoints.ts'
import { LiveNotifications } from '../features/notifications/live/live-notifications.tsx'
import { t } from '../messages/messages.ts'
import { ToastCenter } from '../shared/toasts/toast-center.tsx'
import { LightOnPaper } from '../theme/light-on-paper.tsx'
import { cssVariablesResolver, theme } from '../theme/theme.ts'
import { OfflineLine } from './offline/offline-line.tsx'
import { PhoneBar } from './phone-bar/phone-bar.tsx'
import styles from './shell.module.css'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'
import { Breadcrumbs } from './top-bar/breadcrumbs.tsx'
import { TopBar } from './top-bar/top-bar.tsx'

/** `public/color-scheme.js` reads the same key before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color-scheme' })

/**
 * The frame of every page of a signed-in user. Mantine's provider is mounted here, because screens before signing in do
 * not use it.
 */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <LightOnPaper />
      <Frame>{children}</Frame>
      <ToastCenter />
    </MantineProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t.app.skipToContent}
      </a>
      {isPhone ? <PhoneBar /> : <TopBar />}
      <OfflineLine />
      {!isPhone && <Breadcrumbs />}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <LiveNotifications />
      <ShortcutKeys />
    </>
  )
}
