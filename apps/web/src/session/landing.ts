import { isCfoOnly, isManagerLevel, type RoleHolder } from '@portal/domain/roles'

/** Where a person comes out after signing in. The users list and the monthly report take over when they exist. */
export function landingFor(person: RoleHolder): '/create-record' | '/manage-users' {
  return isManagerLevel(person) && !isCfoOnly(person) ? '/manage-users' : '/create-record'
}
