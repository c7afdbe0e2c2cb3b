export const settings = {
  title: 'Settings',
  passwordTitle: 'New password',
  passwordHint: 'Your other sessions end when the password changes.',
  password: 'New password',
  confirmation: 'Confirm password',
  updated: 'Password updated',
  appearanceTitle: 'Appearance',
  appearanceHint: 'System follows the setting of your device.',
}
