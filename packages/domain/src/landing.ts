import { isCfoOnly, isManagerLevel, type RoleHolder } from './roles.ts'

/** The page that a user lands on after signing in. */
export function landingFor(person: RoleHolder): '/create-record' | '/users_list' | '/admin-monthly-report' {
  if (!isManagerLevel(person)) return '/create-record'
  return isCfoOnly(person) ? '/admin-monthly-report' : '/users_list'
}
