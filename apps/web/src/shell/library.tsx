import '../theme/mantine.css'
import '../theme/mantine-chosen.css'
import '../theme/mantine-overrides.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { ToastCenter } from '../shared/toasts/toast-center.tsx'
import { LightOnPaper } from '../theme/light-on-paper.tsx'
import { cssVariablesResolver, theme } from '../theme/theme.ts'

/** `public/color-scheme.js` reads the same key before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color-scheme' })

/** Provides the component library and the toasts, which screens outside of the frame do without. */
export const Library = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
  >
    <LightOnPaper />
    {children}
    <ToastCenter />
  </MantineProvider>
)
