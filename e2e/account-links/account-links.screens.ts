import type { Page } from '@playwright/test'
import { invitations, passwordResets } from '@portal/contract/accounts/account-links'
import { apiPrefix } from '@portal/contract/shared/route'
import { openFirst, type Screen } from '../support/screen.ts'

const nobodysReset = '/reset-password/a-link-that-nobody-has'
const nobodysInvitation = '/invitation/a-link-that-nobody-has'

/** Shows the link as an open one: only its mail has the token of one. */
async function openLink(page: Page, { url }: { url: string }): Promise<void> {
  await page.route(`**${apiPrefix}${url.replace(':token', '*')}`, (route) =>
    route.fulfill({ json: { name: 'Solomiia Tkach', email: 'solomiia.tkach@demo.test' } }),
  )
  await page.reload()
  await page.getByLabel('New password', { exact: true }).waitFor()
  // The next screens are those of a link that is over.
  await page.unrouteAll({ behavior: 'wait' })
}

export const screens: readonly Screen[] = [
  { name: 'forgot-password', path: '/forgot-password', viewers: ['visitor'] },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    viewers: ['visitor'],
    prepare: async (page) => {
      await page.getByLabel('Email').fill('somebody@demo.test')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByText('If there is an account').waitFor()
    },
  },
  {
    name: 'reset-password',
    path: nobodysReset,
    viewers: ['visitor', 'manager'],
    prepare: async (page) => {
      await openLink(page, passwordResets.show)
      await page.getByLabel('New password', { exact: true }).fill('Summer1999 ')
    },
  },
  { name: 'reset-password-over', path: nobodysReset, viewers: ['visitor', 'manager'] },
  {
    name: 'invitation',
    path: nobodysInvitation,
    viewers: ['visitor', 'manager'],
    prepare: (page) => openLink(page, invitations.show),
  },
  { name: 'invitation-over', path: nobodysInvitation, viewers: ['visitor', 'manager'] },
  {
    name: 'manage-users-invite',
    path: '/manage-users',
    viewers: ['manager'],
    prepare: async (page) => {
      await openFirst(/^Add User$/)(page)
      await page.getByRole('dialog').getByText('Make an invitation link').click()
    },
  },
  {
    name: 'manage-users-invited',
    path: '/manage-users?search=Tkach',
    viewers: ['manager'],
    prepare: async (page, narrow) => {
      if (narrow) await page.locator('[data-row] > div > button').first().click()
      await page
        .getByRole('button', { name: /^Invite again/ })
        .first()
        .waitFor()
    },
  },
]
