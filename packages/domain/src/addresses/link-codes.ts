/**
 * The code of a link, such as a token or the slug of a CV, without the signs that sentences, mail programs and line breaks
 * put behind or into it, also as entities of HTML. Codes have letters, digits, `-` and `_`.
 */
export const linkCode = (typed: string): string =>
  withoutPercentCodes(typed)
    .replaceAll(/&#?\w{1,20};/g, '')
    .replaceAll(/[^\w-]/g, '')

/** Reads the percent codes of a program that coded a link once more when it passed it on. Only ASCII is read right. */
export const withoutPercentCodes = (text: string): string =>
  text.replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  )
