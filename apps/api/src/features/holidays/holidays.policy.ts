import { isAdmin } from '@portal/domain/roles'
import type { Policy } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'

/** Admins edit the company's holidays. */
export const holidayPolicy: Policy<object, 'update' | 'delete'> = (actor) => {
  const verdict = isAdmin(actor) ? undefined : notAllowed
  return { update: verdict, delete: verdict }
}

/** Admins make the list of a year the rule's again. */
export const holidayYearPolicy: Policy<{ year: number }, 'restore'> = (actor) => ({
  restore: isAdmin(actor) ? undefined : notAllowed,
})

const notAllowed = () => forbidden('holidays.forbidden')
