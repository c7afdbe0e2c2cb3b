import type { Page } from '@playwright/test'
import type { Account } from './support/accounts.ts'

export type Viewer = Account | 'visitor'

/** One picture that `npm run screenshots` takes: a screen, or a state of it that has to be opened first. */
export type Screen = {
  name: string
  path: string
  viewers: readonly Viewer[]
  /** Brings the screen into the state that is meant; at the phone's width when `narrow`. */
  prepare?: (page: Page, narrow: boolean) => Promise<void>
}

const everyone = ['developer', 'recruiter', 'manager', 'admin', 'cfo'] as const
const managerLevel = ['manager', 'admin', 'cfo'] as const

/** Every screen of the portal with those who may open it. A new screen is one more entry. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/', viewers: ['visitor'] },
  { name: 'unauthorized', path: '/unauthorized', viewers: ['visitor'] },
  { name: 'not-found', path: '/no-such-page', viewers: ['visitor', 'developer'] },
  { name: 'submit-hours', path: '/create-record', viewers: everyone },
  { name: 'submit-hours-for-users', path: '/create-admin-record', viewers: managerLevel },
  { name: 'manage-categories', path: '/manage-categories', viewers: managerLevel },
  { name: 'settings', path: '/settings', viewers: everyone },
]
