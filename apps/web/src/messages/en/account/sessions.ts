export const confirmSession = {
  title: 'Confirm that it is you',
  text: 'Your last sign-in is more than 15 minutes ago. Type your password to go on.',
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
