import '../theme/mantine-app.css'
import '../theme/mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { useIsPhone } from '../shared/breakpoints.ts'
import { ToastHost } from '../shared/toast-host.tsx'
import { colorSchemeManager } from '../theme/color-scheme.ts'
import { cssVariablesResolver, theme } from '../theme/theme.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PhoneBar } from './phone-bar.tsx'
import styles from './shell.module.css'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * The frame of every page of a signed-in user. Mantine's provider is mounted here because no screen before it needs
 * it.
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
      {!isPhone && <Breadcrumbs />}
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <ShortcutKeys />
    </>
  )
}
