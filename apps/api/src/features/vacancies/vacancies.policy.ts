import { hasRecruitingAccess } from '@portal/domain/roles'
import type { Policy } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'

/** Whoever may enter recruiting edits every vacancy (docs/product-rules.md#recruiting). */
export const vacancyPolicy: Policy<object, 'update' | 'delete'> = (actor) => {
  const verdict = hasRecruitingAccess(actor) ? undefined : notAllowed
  return { update: verdict, delete: verdict }
}

const notAllowed = () => forbidden('vacancies.forbidden')
