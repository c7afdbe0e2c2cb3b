import type { SubRoleKey } from '@portal/domain/roles'

/** The accounts that the login screen of a demo offers. All have the same password. */
export const demoPassword = 'demo-portal'

type DemoAccount = { email: string; title: string; subRoles: readonly SubRoleKey[] }

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@demo.test', title: 'CEO', subRoles: ['ceo'] },
  { email: 'manager@demo.test', title: 'Project manager', subRoles: ['project_manager'] },
  { email: 'developer@demo.test', title: 'Developer', subRoles: ['developer'] },
  { email: 'recruiter@demo.test', title: 'Recruiter', subRoles: ['recruiter'] },
  { email: 'cfo@demo.test', title: 'CFO', subRoles: ['cfo'] },
]
