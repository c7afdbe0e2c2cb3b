export const settings = {
  signingInTitle: 'Signing in',
  signingInHint: 'With a second factor a stolen password alone opens nothing.',
  passwordTitle: 'Password',
  passwordHint: 'Your other sessions end when the password changes.',
  noPasswords: (label: string) => `Passwords are not used here: you sign in with ${label}.`,
  updated: 'Password updated',
  appearanceTitle: 'Appearance',
  appearanceHint: 'System follows the setting of your device.',
}

export const calendarFeed = {
  title: 'Calendar link',
  hint: 'A secret address for your calendar program. It shows your leave, when colleagues on your projects are absent, and the holidays.',
  none: 'Off',
  since: (day: string) => `On since ${day}. The address was shown once and cannot be shown again.`,
  make: 'Turn on',
  renew: 'Renew',
  end: 'Turn off',
  address: 'Address',
  copyNow:
    'Copy it now into your calendar program: it is not shown again. Whoever has it can read your calendar.',
  renewTitle: 'Renew the address?',
  renewText: 'The present address stops working. Calendars that have it need the new one.',
  endTitle: 'Turn the calendar link off?',
  endText: 'The address stops working. Calendars that have it are no longer updated.',
  made: 'Calendar link is on',
  ended: 'Calendar link is off',
  failed: 'The calendar link could not be loaded',
}
