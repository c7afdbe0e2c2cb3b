import { everyone, openFirst, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  {
    name: 'offline',
    path: '/manage-categories',
    viewers: ['manager'],
    shifts: true,
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('You are offline.').waitFor()
    },
  },
  {
    name: 'menu',
    path: '/settings',
    viewers: everyone,
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^More$/)(page)
      else await page.getByRole('button', { name: /^Account of/ }).click()
    },
  },
]
