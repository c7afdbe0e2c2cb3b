import { openFirst, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'manage-holidays', path: '/manage-holidays?year=2023', viewers: ['admin'] },
  {
    name: 'manage-holidays-count-all',
    path: '/manage-holidays?year=2023',
    viewers: ['admin'],
    prepare: openFirst(/^Count all again$/),
  },
  {
    name: 'manage-holidays-add',
    path: '/manage-holidays?year=2023',
    viewers: ['admin'],
    prepare: openFirst(/^Add Holiday$/),
  },
]
