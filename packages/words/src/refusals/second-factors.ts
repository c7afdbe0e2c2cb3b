import type { FactorMethod } from '@portal/domain/people/second-factors'
import { said } from './said.ts'

export const secondFactors = {
  'session.second_factor': () => 'Confirm with your second factor that it is you',
  'session.wrong_code': said<{ method: FactorMethod }>({ method: 'totp' }, ({ method }) =>
    method === 'passkey'
      ? 'This passkey does not open the account'
      : 'This code is wrong or was used already',
  ),
  'session.challenge_ended': () => 'This sign-in took too long or was tried too often. Please start again.',
  'session.factor_needed': () => 'Confirm with your code or passkey, not with the password',
  'session.factor_required': () => 'Set up a second factor first',
  'session.too_many_challenges': () => 'Too many sign-ins were begun from here. Please try again later.',
  'second_factors.wrong_code': () => 'This code is wrong: take the one that the app shows now',
  'second_factors.not_started': () => 'Start again with a new QR code',
  'second_factors.required': () => 'You must have a second factor, and this is the last one',
  'second_factors.none': () => 'Recovery codes need a second factor first',
  'second_factors.not_found': () => 'This factor was removed already',
  'second_factors.own': () => 'Your own factors are under Settings',
  'second_factors.no_codes': () => 'There are no codes to remove',
  'passkeys.not_offered': () => 'Passkeys need the portal at a name under https',
  'passkeys.wrong': () => 'This passkey could not be added. Please try again.',
  'passkeys.known': () => 'This passkey was added already',
  'passkeys.too_many': said(
    { max: 10 },
    ({ max }) => `An account has at most ${max} passkeys: remove one first`,
  ),
  'passkeys.changed_meanwhile': () => 'This passkey was changed meanwhile',
}
