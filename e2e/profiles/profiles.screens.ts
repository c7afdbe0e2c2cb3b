import type { DemoCompany } from '../support/demo-company.ts'
import { managerLevel, openFirst, type Screen } from '../support/screen.ts'

const developer = (demo: DemoCompany) => `/users/${demo.userId('Taras Shevchuk')}`

/** My profile, whose tabs are those of a person's profile. */
const mine = (tab: string): Screen => ({
  name: `my-profile-${tab}`,
  path: `/profile?tab=${tab}`,
  viewers: ['developer'],
})

export const screens: readonly Screen[] = [
  { name: 'my-profile', path: '/profile', viewers: ['developer', 'admin', 'cfo'] },
  {
    name: 'my-profile-edit',
    path: '/profile',
    viewers: ['developer'],
    prepare: openFirst(/^Edit contacts$/),
  },
  ...['personal', 'contracts', 'leaves', 'requests', 'inventory', 'cv'].map(mine),
  { name: 'profile', path: developer, viewers: managerLevel },
  {
    name: 'profile-payment',
    path: developer,
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Show payment' }).click()
    },
  },
  {
    name: 'profile-edit',
    path: developer,
    viewers: ['manager'],
    prepare: openFirst(/^Edit general info$/),
  },
  {
    name: 'profile-password',
    path: developer,
    viewers: ['manager'],
    prepare: openFirst(/^Reset password$/),
  },
  {
    name: 'profile-reset-factors',
    path: (demo) => `/users/${demo.userId('Viktor Rudenko')}`,
    viewers: ['admin'],
    prepare: openFirst(/^Reset factors$/),
  },
  {
    name: 'profile-last-day',
    path: developer,
    viewers: ['manager'],
    shifts: true,
    prepare: async (page) => {
      await openFirst(/^Edit general info$/)(page)
      const day = page.getByRole('dialog').getByRole('textbox', { name: 'Date of dismission' })
      await day.fill('01.01.2025')
      await page.getByRole('region', { name: /^Still there after/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-deactivate',
    path: developer,
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'Active' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'profile-activate',
    path: (demo) => `/users/${demo.userId('Heorhii Taran')}`,
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'Active' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'profile-returned',
    path: (demo) => `/users/${demo.userId('Alina Fedorenko')}`,
    viewers: ['manager'],
  },
  {
    name: 'profile-personal',
    path: (demo) => `${developer(demo)}?tab=personal`,
    viewers: ['manager'],
  },
  {
    name: 'profile-contracts',
    path: (demo) => `${developer(demo)}?tab=contracts`,
    viewers: ['manager'],
  },
  {
    name: 'profile-leaves',
    path: (demo) => `${developer(demo)}?tab=leaves`,
    viewers: ['manager'],
  },
  {
    name: 'profile-requests',
    path: (demo) => `${developer(demo)}?tab=requests`,
    viewers: ['manager'],
  },
  {
    name: 'profile-inventory',
    path: (demo) => `${developer(demo)}?tab=inventory`,
    viewers: ['manager'],
  },
  {
    name: 'profile-inventory-same-serial',
    path: (demo) => `${developer(demo)}?tab=inventory`,
    viewers: ['manager'],
    prepare: openFirst(/^Edit (?!general)/),
  },
]
