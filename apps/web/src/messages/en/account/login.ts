export const login = {
  pageTitle: 'Log In',
  heading: 'Log in to the portal',
  lead: 'Hours, leave and everything around your work.',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  running: 'Logging in…',
  passwordSet: 'Your new password is set. Log in with it.',
  demoTitle: 'Demo accounts',
  demoHint: 'This is a demo company. Pick a person to fill in the form.',
  tooMany: (seconds: number | undefined) =>
    `Too many failed attempts. Please try again in ${seconds === undefined ? 'a few minutes' : duration(seconds)}.`,
  logoutFailed: 'You could not be logged out.',
}

/** A duration in which no line can end (its blanks do not break). */
function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 ? `${minutes}\u{a0}min` : '', rest > 0 || minutes === 0 ? `${rest}\u{a0}s` : '']
    .filter(Boolean)
    .join('\u{a0}')
}
