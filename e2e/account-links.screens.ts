import { openFirst, type Screen } from './support/screen.ts'

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
    path: '/reset-password/a-link-that-nobody-has',
    viewers: ['visitor'],
    prepare: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('Summer1999')
      await page.getByRole('button', { name: 'Set the password' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'invitation-over', path: '/invitation/a-link-that-nobody-has', viewers: ['visitor'] },
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
