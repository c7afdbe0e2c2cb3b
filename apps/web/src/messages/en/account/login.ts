import { type Day, formatDay } from '@portal/domain/days'

export const login = {
  pageTitle: 'Log In',
  heading: 'Log in to the portal',
  lead: 'Hours, leave and everything around your work.',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  running: 'Logging in…',
  passwordSet: 'Your new password is set. Log in with it.',
  signedOut: 'You are signed out.',
  signOutOf: (provider: string) => `Sign out of ${provider} too`,
  signInWith: (provider: string) => `Sign in with ${provider}`,
  signInWithPasskey: 'Sign in with a passkey',
  or: 'or',
  noPasskey: 'No passkey was used.',
  failed: 'You could not be signed in. Please try again.',
  second: {
    title: 'Confirm that it is you',
    lead: {
      code: 'Type the six digits that your app shows now.',
      passkey: 'Your account asks for a passkey as well.',
      recovery_code: 'Type one of your recovery codes. Each works once.',
      none: 'Your account asks for a passkey as well.',
    },
    code: 'Code',
    recoveryCode: 'Recovery code',
    submit: 'Sign in',
    running: 'Signing in…',
    noPasskeyHere: 'Your passkeys cannot be used in this browser, or at this address.',
    usePasskey: 'Use a passkey',
    useCode: 'Use an app code',
    useRecoveryCode: 'Use a recovery code',
    otherAccount: 'Use another account',
    lastRecoveryCode: 'That was your last recovery code. Make new ones.',
    toSettings: 'Settings',
  },
  demoTitle: 'Demo accounts',
  demoHint: 'This is a demo company. Pick a person to fill in the form.',
  tooMany: (seconds: number | undefined) =>
    `Too many failed attempts. Please try again in ${seconds === undefined ? 'a few minutes' : duration(seconds)}.`,
  logoutFailed: 'You could not be logged out.',
}

export const factorDuty = {
  label: 'Second factor',
  from: (day: Day) => `From ${formatDay(day)} on you need a second factor to sign in.`,
  now: 'You need a second factor to sign in.',
  setUp: 'Set up now',
  title: 'Set up a second factor',
  lead: 'Your company asks for one, so that a stolen password alone opens nothing. All pages are open after that.',
  choose: 'Choose one',
  logOut: 'Log out',
}

/** A duration in which no line can end (its blanks do not break). */
function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 ? `${minutes}\u{a0}min` : '', rest > 0 || minutes === 0 ? `${rest}\u{a0}s` : '']
    .filter(Boolean)
    .join('\u{a0}')
}
