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
  resetTitle: 'Set a new password',
  resetLead: 'Your other sessions end with it.',
  invitationTitle: 'Welcome',
  invitationLead: (name: string) => `${name}, set your password to sign in.`,
  password: 'New password',
  save: 'Set the password',
  askAgain: 'Ask for a new link',
  invitationFailed: 'The invitation could not be loaded',
  saving: 'Saving…',
}
