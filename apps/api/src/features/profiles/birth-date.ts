import type { Day } from '@portal/domain/days'
import { isBirthInFuture } from '@portal/domain/people/profiles'
import { invalidField } from '../../use-case/errors.ts'

/** Refuses a birth date after today with 422; undefined and null are no date. */
export function refuseFutureBirth(birth: Day | null | undefined, today: Day): void {
  if (isBirthInFuture(birth, today)) throw invalidField('date_of_birth', 'profiles.birth_date')
}
