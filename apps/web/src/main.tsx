import './theme/fonts.css'
import './theme/tokens.css'
import './theme/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { queryClient, router } from './router.ts'
import { watchSession } from './session/watch-session.ts'
import { watchVersion } from './shell/app-version.ts'

// Zod compiles schemas with `new Function` where it may; the content security policy says it may not.
z.config({ jitless: true })

watchSession(router, queryClient)
watchVersion(router)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
