import { transports } from '@portal/contract/accounts/passkey-shapes'

/** Those that are known, each once. Browsers name more over the years, and clients anything. */
export const transportsOf = (named: readonly string[]) =>
  transports.filter((transport) => named.includes(transport))
