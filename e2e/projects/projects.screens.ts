import type { DemoCompany } from '../support/demo-company.ts'
import { managerLevel, openFirst, type Screen } from '../support/screen.ts'

const booking = (demo: DemoCompany) => `/projects/${demo.projectId('Harbor Booking')}`

export const screens: readonly Screen[] = [
  { name: 'manage-projects', path: '/manage-projects', viewers: managerLevel },
  {
    name: 'manage-projects-add',
    path: '/manage-projects',
    viewers: ['manager'],
    prepare: openFirst(/^Add Project$/),
  },
  { name: 'project-profile', path: booking, viewers: managerLevel },
  {
    name: 'project-profile-hours',
    path: booking,
    viewers: ['manager'],
    prepare: openFirst(/^Download hours$/),
  },
  {
    name: 'project-profile-contracts',
    path: (demo) => `${booking(demo)}?tab=contracts`,
    viewers: ['manager'],
  },
]
