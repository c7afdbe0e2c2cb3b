import { isCfoOnly, isManagerLevel, type RoleHolder } from './roles.ts'

/** The page that a user lands on after signing in. */
export function landingFor(person: RoleHolder): '/create-record' | '/manage-users' {
  return isManagerLevel(person) && !isCfoOnly(person) ? '/manage-users' : '/create-record'
}
