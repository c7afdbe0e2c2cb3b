import { said } from './said.ts'

export const singleSignOn = {
  'session.single_sign_on_only': () => 'Passwords are not used here: sign in with the account of the company',
  'single_sign_on.not_set_up': () => 'This portal has no single sign-on',
  'single_sign_on.no_access': said(
    { label: 'Google' },
    ({ label }) => `Your company's account at ${label} has no access here. Ask an admin.`,
  ),
  'single_sign_on.not_verified': said(
    { label: 'Google' },
    ({ label }) => `${label} does not confirm that the e-mail of your account is yours. Ask an admin.`,
  ),
  'single_sign_on.not_confirmed': said(
    { label: 'Google' },
    ({ label }) => `${label} did not confirm that it is you. Please try again.`,
  ),
  'single_sign_on.unavailable': said(
    { label: 'Google' },
    ({ label }) => `${label} does not answer at the moment. Please try again later.`,
  ),
  'single_sign_on.cancelled': said({ label: 'Google' }, ({ label }) => `You did not sign in with ${label}.`),
  'single_sign_on.failed': said(
    { label: 'Google' },
    ({ label }) => `Signing in with ${label} did not succeed. Please try again.`,
  ),
  'single_sign_on.ended': () =>
    'This sign-in took too long, was used already or began in another browser. Please try again.',
  'single_sign_on.not_linked': () => 'This person is not linked to an account of the provider',
  'sign_in_links.ended': () => 'This link was used or has ended. Make a new one on the server.',
}
