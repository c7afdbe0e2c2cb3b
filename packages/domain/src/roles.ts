/** General roles in rising rank. A user's general role is the highest one that their sub-roles confer. */
export const generalRoles = ['default', 'manager', 'admin'] as const
export type GeneralRole = (typeof generalRoles)[number]

/** Every sub-role with the general role it confers, in the order they are offered (docs/product-rules.md#roles). */
export const subRoles = [
  { key: 'ceo', name: 'CEO', role: 'admin' },
  { key: 'administrator', name: 'Administrator', role: 'admin' },
  { key: 'cfo', name: 'CFO', role: 'manager' },
  { key: 'hr_head', name: 'HR head', role: 'manager' },
  { key: 'project_manager', name: 'Project manager', role: 'manager' },
  { key: 'sales_manager', name: 'Sales manager', role: 'manager' },
  { key: 'pdd_head', name: 'PDD head', role: 'manager' },
  { key: 'recruiter', name: 'Recruiter', role: 'default' },
  { key: 'office_manager', name: 'Office manager', role: 'default' },
  { key: 'hr', name: 'HR', role: 'default' },
  { key: 'pr', name: 'PR', role: 'default' },
  { key: 'developer', name: 'Developer', role: 'default' },
  { key: 'qa', name: 'QA', role: 'default' },
  { key: 'devops', name: 'DevOps', role: 'default' },
  { key: 'designer', name: 'Designer', role: 'default' },
  { key: 'data_analyst', name: 'Data analyst', role: 'default' },
] as const satisfies readonly { key: string; name: string; role: GeneralRole }[]

export type SubRoleKey = (typeof subRoles)[number]['key']
export const subRoleKeys = subRoles.map((subRole) => subRole.key)

const recruitingSubRoles: readonly SubRoleKey[] = ['ceo', 'hr_head', 'recruiter']

/** The facts of a user that access decisions need. */
export type RoleHolder = { role: GeneralRole; subRoleKeys: readonly SubRoleKey[] }

const rankOf = (role: GeneralRole) => generalRoles.indexOf(role)

/** The highest of the given general roles; `default` when there are none. */
export function highestRole(roles: readonly GeneralRole[]): GeneralRole {
  return roles.reduce((highest, role) => (rankOf(role) > rankOf(highest) ? role : highest), 'default')
}

export const isManagerLevel = (person: { role: GeneralRole }) => person.role !== 'default'

export const isAdmin = (person: { role: GeneralRole }) => person.role === 'admin'

/** CEO, HR head, recruiter, or manager-level; never a CFO-only user (docs/product-rules.md#recruiting). */
export function hasRecruitingAccess(person: RoleHolder): boolean {
  if (isCfoOnly(person)) return false
  return isManagerLevel(person) || person.subRoleKeys.some((key) => recruitingSubRoles.includes(key))
}

/** True when the user's only sub-role is CFO: shorter menus and no recruiting, elsewhere in the API a manager. */
export function isCfoOnly(person: RoleHolder): boolean {
  return person.subRoleKeys.length === 1 && person.subRoleKeys[0] === 'cfo'
}

/** Managers act on default-role users only, admins on everyone (docs/product-rules.md#roles). */
export function mayActOnRole(actor: { role: GeneralRole }, role: GeneralRole): boolean {
  return isAdmin(actor) || (isManagerLevel(actor) && role === 'default')
}

/** Manager-level users read what belongs to anyone, others only their own. */
export function mayReadOf(actor: { id: number; role: GeneralRole }, ownerId: number | undefined): boolean {
  return isManagerLevel(actor) || actor.id === ownerId
}
