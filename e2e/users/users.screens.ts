import { managerLevel, openFirst, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'manage-users', path: '/manage-users', viewers: managerLevel },
  { name: 'manage-users-add', path: '/manage-users', viewers: ['manager'], prepare: openFirst(/^Add User$/) },
  {
    name: 'manage-users-filter',
    path: '/manage-users',
    viewers: ['manager'],
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^Filter$/)(page)
    },
  },
]
