/**
 * The code of a link, such as a token or the slug of a CV, without the signs that sentences, mail programs and line breaks
 * put behind or into it. Codes have letters, digits, `-` and `_`.
 */
export const linkCode = (typed: string): string => typed.replaceAll(/[^\w-]/g, '')
