import type { SubRoleKey } from '@portal/domain/roles'

/** The accounts that the login screen of a demo offers. All have the same password. */
export const demoPassword = 'demo-portal'

type DemoAccount = { email: string; title: string; sub_roles: readonly SubRoleKey[] }

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@demo.test', title: 'CEO', sub_roles: ['ceo'] },
  { email: 'manager@demo.test', title: 'Project manager', sub_roles: ['project_manager'] },
  { email: 'developer@demo.test', title: 'Developer', sub_roles: ['developer'] },
  { email: 'recruiter@demo.test', title: 'Recruiter', sub_roles: ['recruiter'] },
  { email: 'cfo@demo.test', title: 'CFO', sub_roles: ['cfo'] },
]
