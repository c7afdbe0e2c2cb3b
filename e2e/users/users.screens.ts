import { managerLevel, openFirst, openFirstRow, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'manage-users', path: '/manage-users', viewers: managerLevel },
  { name: 'manage-users-add', path: '/manage-users', viewers: ['manager'], prepare: openFirst(/^Add User$/) },
  {
    name: 'manage-users-download',
    path: '/manage-users',
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Download' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'manage-users-filter',
    path: '/manage-users',
    viewers: ['manager'],
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^Filter$/)(page)
    },
  },
  { name: 'manage-users-no-factor', path: '/manage-users?has_second_factor=false', viewers: ['admin'] },
  {
    name: 'manage-users-factor',
    path: '/manage-users?has_second_factor=true',
    viewers: ['admin'],
    prepare: openFirstRow,
  },
]
