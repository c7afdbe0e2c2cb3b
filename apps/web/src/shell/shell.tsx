import '../theme/mantine-app.css'
import '../theme/mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { useIsPhone } from '../shared/breakpoints.ts'
import { LateField, late } from '../shared/stand-ins/late-field.tsx'
import { latePart } from '../shared/stand-ins/late-part.tsx'
import { ToastHost } from '../shared/toasts/toast-host.tsx'
import { colorSchemeManager } from '../theme/color-scheme.ts'
import { LightOnPaper } from '../theme/light-on-paper.tsx'
import { cssVariablesResolver, theme } from '../theme/theme.ts'
import { LiveUpdates } from './bell/bell.tsx'
import { PhoneBar } from './phone-bar/phone-bar.tsx'
import styles from './shell.module.css'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'
import { Breadcrumbs } from './top-bar/breadcrumbs.tsx'
import { TopBar } from './top-bar/top-bar.tsx'

// Loaded once all requests of the page are answered, because it cannot be loaded offline.
const offline = late(() => import('./offline/offline-line.tsx'))
const OfflineLine = latePart(() => offline.load().then((file) => file.OfflineLine))

/**
 * The frame of every page of a signed-in user. Mantine's provider is mounted here, because screens before signing in do
 * not use it.
 */
export function Shell() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // The provider writes all variables, so the style sheet with their defaults (4 kB) is left out.
      deduplicateCssVariables={false}
    >
      <LightOnPaper />
      <Frame />
      <ToastHost />
    </MantineProvider>
  )
}

function Frame() {
  const isPhone = useIsPhone()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t.app.skipToContent}
      </a>
      {isPhone ? <PhoneBar /> : <TopBar />}
      <LateField start={offline.start} standIn={() => null}>
        {() => <OfflineLine />}
      </LateField>
      {!isPhone && <Breadcrumbs />}
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <LiveUpdates />
      <ShortcutKeys />
    </>
  )
}
