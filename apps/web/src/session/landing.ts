import type { RoleHolder } from '@portal/domain/roles'

/** Where a person comes out after signing in. Change it here when the users list and the monthly report exist. */
export function landingFor(_person: RoleHolder): '/create-record' {
  return '/create-record'
}
