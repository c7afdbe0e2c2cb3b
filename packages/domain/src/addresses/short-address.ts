/** An address as people write it: without the scheme, `www.` and the slash at its end. Only for the text of a link. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
