/** All signs that end a line, a vertical tab and a form feed among them, as the usual one. */
export const withUsualBreaks = (text: string): string =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
