import { managerLevel, openFirst, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'manage-categories', path: '/manage-categories', viewers: managerLevel },
  {
    name: 'manage-categories-add',
    path: '/manage-categories',
    viewers: ['manager'],
    prepare: openFirst(/^Add Category$/),
  },
  {
    name: 'manage-categories-discard',
    path: '/manage-categories',
    viewers: ['manager'],
    prepare: async (page) => {
      await openFirst(/^Add Category$/)(page)
      await page.getByRole('dialog').getByLabel('Name').fill('Half typed')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Discard what you typed?' }).waitFor()
    },
  },
  {
    name: 'manage-categories-edit',
    path: '/manage-categories',
    viewers: ['manager'],
    prepare: openFirst(/^Edit (?!general)/),
  },
]
