export const login = {
  heading: 'Log in to the portal',
  lead: 'Hours, leave and everything around your work.',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  running: 'Logging in…',
  demoTitle: 'Demo accounts',
  demoHint: 'This is a demo company. Pick a person to fill in the form.',
  tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  loggingOut: 'Logging out',
  logoutFailed: 'You could not be logged out.',
}
