import { managerLevel, openFirst, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'manage-customers', path: '/manage-customers', viewers: managerLevel },
  {
    name: 'manage-customers-add',
    path: '/manage-customers',
    viewers: ['manager'],
    prepare: openFirst(/^Add Customer$/),
  },
]
