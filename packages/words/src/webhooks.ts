/** Why a delivery was not taken, as the page of deliveries and logs say it. */
export const englishDeliveries = {
  status: (status: number) => `The receiver answered ${status}`,
  redirect: (status: number) => `The receiver answered ${status}: redirects are not followed`,
  noAnswer: (seconds: number) => `No answer within ${seconds} seconds`,
  longAnswer: (kilobytes: number) => `The answer was longer than ${kilobytes} kB`,
  longBody: (kilobytes: number) => `The delivery would be longer than ${kilobytes} kB`,
  refused: 'The connection was refused',
  cut: 'The connection was cut',
  certificate: (code: string) => `The certificate is not trusted (${code})`,
  connection: (code: string) => `The connection failed (${code})`,
  unknownHost: (host: string) => `The name ${host} was not found`,
  privateAddress: (host: string) => `${host} is an address within the network`,
  httpsOnly: 'The address is not an https address',
  switchedOff: 'The webhook was switched off',
  restored: 'The portal was restored from a backup before this was sent',
  entryGone: 'What it tells is no longer in the trail',
  /** The text of a test, for channels of chats. */
  test: (portal: string) => `A test of the webhook of ${portal}`,
}
