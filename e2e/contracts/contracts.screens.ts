import { managerLevel, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'manage-contracts', path: '/manage-contracts', viewers: managerLevel },
  {
    name: 'manage-contracts-add',
    path: ({ userId, projectId }) =>
      `/manage-contracts?add=1&user_id=${userId('Olena Kovalenko')}&project_id=${projectId('Harbor Guest App')}`,
    viewers: ['manager'],
    prepare: async (page) => page.getByRole('dialog').waitFor(),
  },
]
