export const settings = {
  title: 'Settings',
  passwordTitle: 'New password',
  passwordHint: 'Your other sessions end when the password changes.',
  updated: 'Password updated',
  appearanceTitle: 'Appearance',
  appearanceHint: 'System follows the setting of your device.',
}

export const calendarFeed = {
  title: 'Calendar feed',
  hint: 'A secret address for your calendar program. It shows your leave, when colleagues on your projects are absent, and the holidays.',
  none: 'You have no address.',
  since: (day: string) => `You have an address since ${day}. It was shown once and cannot be shown again.`,
  make: 'Make an address',
  renew: 'Renew',
  end: 'End',
  address: 'Address',
  copyNow:
    'Copy it now into your calendar program: it is not shown again. Whoever has it can read your calendar.',
  renewTitle: 'Renew the address?',
  renewText: 'The present address stops working. Calendars that have it need the new one.',
  endTitle: 'End the calendar feed?',
  endText: 'The address stops working. Calendars that have it are no longer updated.',
  made: 'Address made',
  ended: 'Calendar feed ended',
  failed: 'The calendar feed could not be loaded',
}
