import { said } from './said.ts'

export const session = {
  'session.missing': () => 'Please log in',
  'session.wrong_credentials': () => 'Invalid email or password',
  'session.too_many_failures': () => 'Too many failed attempts. Please try again later.',
  'session.confirm_first': () => 'Confirm with your password that it is you',
  'session.wrong_password': () => 'This is not your password',
  'sessions.not_found': () => 'This session has ended already',
  'session.foreign_origin': () => 'This request comes from another site',
  'session.forbidden': said<{ area: 'recruiting' | 'other' }>({ area: 'recruiting' }, ({ area }) =>
    area === 'recruiting' ? "You don't have permission to see this page." : 'You are not allowed to do this',
  ),
  'passwords.too_short': said({ min: 6 }, ({ min }) => `Password must contain at least ${min} characters`),
  'passwords.initial_too_short': said(
    { min: 6 },
    ({ min }) => `Password is too short - should be ${min} chars minimum.`,
  ),
  'passwords.too_long': said({ max: 40 }, ({ max }) => `Password must contain not more ${max} characters`),
  'passwords.too_common': () => 'This is one of the most common passwords: choose another one',
  'passwords.known_word': () =>
    'A name, an e-mail or a word of the portal is easily guessed: choose another password',
  'passwords.not_given': () => 'No password provided.',
  'passwords.differ': () => 'Passwords do not match',
}
