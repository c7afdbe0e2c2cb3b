import type { Catalogues } from './language.ts'

const english = {
  why: 'Why',
  same: 'The same already',
  uncounted: 'Refused; only the first reasons are kept',
  empty: 'empty',
}

/** What the report of an import says beside the rows of the file. */
export const importWords: Catalogues<Readonly<typeof english>> = { en: english }
