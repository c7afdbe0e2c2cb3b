import type { Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'users-list', path: '/users_list', viewers: ['manager'] },
  { name: 'users-list-ending', path: '/users_list?forecast=ending', viewers: ['manager'] },
  { name: 'users-list-free', path: '/users_list?forecast=free', viewers: ['manager'] },
  { name: 'users-list-no-hours', path: '/users_list?forecast=no_hours', viewers: ['manager'] },
  { name: 'users-list-hired', path: '/users_list?view=hired', viewers: ['manager'] },
  { name: 'users-list-fired', path: '/users_list?view=fired', viewers: ['manager'] },
  { name: 'users-list-empty', path: '/users_list?view=fired&month=1999-01', viewers: ['manager'] },
  {
    name: 'users-list-filtered',
    path: '/users_list?english_level=["upper_intermediate","advanced","native"]&sort=free_from',
    viewers: ['manager'],
  },
  {
    name: 'users-list-filters',
    path: '/users_list?status=ready_for_full_time_outstaff',
    viewers: ['manager'],
    // The filters are in a sheet on a phone alone.
    prepare: async (page, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: /^Filter/ }).click()
      else await page.getByRole('combobox', { name: 'English' }).click()
    },
  },
  // A person with CVs in two languages, with labels.
  { name: 'users-list-cvs', path: '/users_list?search=sh', viewers: ['manager'] },
  { name: 'managers-list-none', path: '/managers_list?search=nobody', viewers: ['manager'] },
  { name: 'managers-list', path: '/managers_list', viewers: ['manager'] },
]
