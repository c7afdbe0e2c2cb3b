import './theme/fonts.css'
import './theme/mantine-entry.css'
import './theme/global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { queryClient, router } from './router.ts'
import { watchSession } from './session/watch-session.ts'
import { watchVersion } from './shell/app-version.ts'
import { colorSchemeManager } from './theme/color-scheme.ts'
import { cssVariablesResolver, theme } from './theme/theme.ts'

// Zod compiles schemas with `new Function` where it may; the content security policy says it may not.
z.config({ jitless: true })

watchSession(router, queryClient)
watchVersion(router)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // The provider writes all variables: the sheet with their defaults would be 4 kB for what is overwritten here.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
