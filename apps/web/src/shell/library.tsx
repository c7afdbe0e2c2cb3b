import '../theme/mantine.css'
import '../theme/mantine-chosen.css'
import '../theme/mantine-overrides.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { useNotifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../shared/states/lazy-part.tsx'
import { LightOnPaper } from '../theme/light-on-paper.tsx'
import { cssVariablesResolver, theme } from '../theme/theme.ts'

const ToastCenter = lazyPart(() =>
  import('../shared/toasts/toast-center.tsx').then((file) => file.ToastCenter),
)

/** `public/color-scheme.js` reads the same key before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color-scheme' })

/** Provides the component library and the toasts. */
export const Library = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
  >
    <LightOnPaper />
    {children}
    <Toasts />
  </MantineProvider>
)

/** Draws the place of the toasts from the first toast on. */
function Toasts() {
  const { notifications } = useNotifications()
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && notifications.length > 0) setNeeded(true)
  return isNeeded && <ToastCenter />
}
