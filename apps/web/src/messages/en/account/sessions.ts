export const confirmSession = {
  title: 'Confirm that it is you',
  text: 'Your last sign-in is more than 15 minutes ago. Type your password to go on.',
  byFactor: {
    code: 'Your last sign-in is more than 15 minutes ago. Type the code that your app shows now.',
    passkey: 'Your last sign-in is more than 15 minutes ago. Use your passkey to go on.',
    either:
      'Your last sign-in is more than 15 minutes ago. Type the code that your app shows now, or use a passkey.',
    neither:
      'Your last sign-in is more than 15 minutes ago, and this browser cannot use your passkey. Log out and sign in again.',
  },
  factorsFailed: 'Your second factors could not be loaded',
  byProvider: (provider: string) =>
    `Your last sign-in is more than 15 minutes ago. ${provider} asks you again and leads back to this page, where you save once more. What you have typed is kept, but for passwords.`,
  orProvider: (provider: string) =>
    `${provider} leads back to this page, where you save once more. What you have typed is kept, but for passwords.`,
  withProvider: (provider: string) => `Confirm with ${provider}`,
  password: 'Your password',
  confirm: 'Confirm',
}

export const sessions = {
  title: 'Sessions',
  hint: 'Where you are signed in. End what you do not know, and set a new password.',
  failed: 'The sessions could not be loaded',
  unknownBrowser: 'Unknown browser',
  current: 'This session',
  since: 'Signed in',
  seen: 'Last seen',
  end: (browser: string) => `End the session of ${browser}`,
  endOthers: 'End all others',
  endOthersTitle: 'End all other sessions?',
  endOthersText: 'You stay signed in here. Everywhere else you have to log in again.',
  ended: 'Session ended',
  othersEnded: 'All other sessions have ended',
}

export const mailChoices = {
  title: 'Notifications by mail',
  hint: 'What the bell tells can also come by mail, within half a minute.',
  notSetUp: 'Mail is not set up here, so nothing is sent until it is.',
  failed: 'The choices could not be loaded',
  kinds: {
    request_created: 'Leave that is asked for',
    request_decided: 'Decisions on my leave',
    contract_changed: 'Contracts',
  },
  saved: 'Choice saved',
}
