import { maxPasskeys } from '@portal/domain/people/second-factors'

const rest = (count: number) => `${count} left`

export const secondFactors = {
  failed: 'The second factors could not be loaded',
  neededFrom: (day: string) =>
    `You need a second factor from ${day}. Set up codes or a passkey before that day.`,
  neededNow: 'You need a second factor: set up codes or a passkey.',
  lastKept: 'You must have a second factor, and this is the last one. Set up another one first.',
  on: 'On',
  off: 'Off',
  setUp: 'Set up',
  remove: 'Remove',
}

export const totp = {
  title: 'Codes of an app',
  hint: 'An authenticator app on your phone shows a new code every 30 seconds.',
  renew: 'Set up anew',
  setUpTitle: 'Set up codes',
  scan: 'Scan the QR code with your authenticator app.',
  qrCode: 'QR code with the secret that stands beside it',
  secret: 'Secret',
  secretHint: 'Or type this secret into the app.',
  code: 'Code',
  codeHint: 'The six digits that the app shows now',
  confirm: 'Turn on',
  set: 'Codes of an app are on',
  removeTitle: 'Remove the codes?',
  removeText: (isLast: boolean) =>
    isLast
      ? 'The codes of your app stop working. They are your last factor, so the recovery codes end too.'
      : 'The codes of your app stop working.',
  removed: 'Codes of an app are off',
}

export const passkeys = {
  title: 'Passkeys',
  hint: (signsIn: boolean) =>
    `Your fingerprint, your face, the PIN of a device or a security key.${signsIn ? ' A passkey also signs you in without a password.' : ''}`,
  noAddress: 'Passkeys need the portal at a name under https, not at a number.',
  noBrowser: 'This browser has no passkeys.',
  add: 'Add Passkey',
  name: 'Name',
  nameHint: 'By which you tell it from others',
  next: 'Your browser then asks for your fingerprint, face, PIN or security key.',
  continue: 'Continue',
  cancelled: 'No passkey was made. You can try again.',
  known: 'This device or key is among your passkeys already.',
  added: 'Passkey added',
  tooMany: `An account has at most ${maxPasskeys} passkeys. Remove one to add another.`,
  addedOn: 'Added',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename passkey',
  renamed: 'Passkey renamed',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove the passkey?',
  removeText: (name: string, isLast: boolean) =>
    isLast
      ? `“${name}” no longer signs you in. It is your last factor, so the recovery codes end too.`
      : `“${name}” no longer signs you in. The device shows it until you delete it there too.`,
  removed: 'Passkey removed',
  /** The name of a new passkey: 'Firefox on Windows'. */
  madeWith: (browser: string, system: string) => `${browser} on ${system}`,
  /** The name of one where the browser does not say what it is. */
  unnamed: 'My passkey',
}

export const recoveryCodes = {
  title: 'Recovery codes',
  hint: 'For the day on which neither phone nor passkey is at hand. Each code works once.',
  left: rest,
  before: 'You get them when you set up your first factor.',
  few: (count: number) => `Only ${rest(count)}. Make new ones before you need them.`,
  none: 'No recovery code is left. Without new ones only an admin can let you in when your factor is lost.',
  renew: 'Make new ones',
  renewTitle: 'Make new recovery codes?',
  renewed: 'Recovery codes renewed',
  renewText: 'The present ones stop working, also those on paper and in files.',
  shownTitle: 'Your recovery codes',
  shownHint:
    'Keep them where you find them without this device. They are shown only now; each signs you in once in place of a code or passkey.',
  copy: 'Copy',
  print: 'Print',
  save: 'Save as text',
  kept: 'I have kept them',
  closeTitle: 'Close without the codes?',
  closeText: 'They are not shown again. You can make new ones under Settings.',
  closeConfirm: 'Close',
  back: 'Back to the codes',
  fileName: 'recovery-codes.txt',
  /** Above the codes on paper and in the file. */
  sheetTitle: (portal: string) => `Recovery codes of ${portal}`,
  sheetFacts: (email: string, day: string) => `${email}, made on ${day}. Each code works once.`,
}
