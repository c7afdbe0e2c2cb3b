export const accountLinks = {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Type your e-mail, and a link comes that sets a new password.',
  sentLead: 'Look into your mail.',
  forgotLink: 'Forgot your password?',
  send: 'Send the link',
  sent: 'If there is an account with this address, a mail with a link is on its way. The link works once, for one hour.',
  sentInDemo: 'This demo sends no mails: an admin reads it on the page of mails.',
  notSetUp: 'Mail is not set up here. Ask your manager for a new password.',
  tooMany: (seconds: number | undefined) =>
    seconds === undefined || seconds > 90
      ? `Too many requests. Please try again in ${Math.ceil((seconds ?? 600) / 60)} minutes.`
      : 'Too many requests. Please try again in a minute.',
  toLogin: 'Back to the login',
  reset: {
    title: 'Set a new password',
    lead: (name: string) => `${name}, your sessions end with it.`,
    over: 'This link was used or has ended',
    overText: 'A link works once, and a newer one ends it.',
    failed: 'The link could not be loaded',
  },
  invitation: {
    title: 'Welcome',
    lead: (name: string) => `${name}, set your password to sign in.`,
    over: 'This invitation was used, withdrawn or has ended',
    overText: 'If you have set your password, log in with it. If not, ask for a new invitation.',
    failed: 'The invitation could not be loaded',
  },
  /** Somebody is signed in in the browser in which a link is opened. */
  signedIn: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  endsOther: (name: string) => `${name} is signed in here. That session ends when the password is set.`,
  toPortal: 'Go to the portal',
  password: 'New password',
  save: 'Set the password',
  askAgain: 'Ask for a new link',
  saving: 'Saving…',
}
