import type { Catalogues } from './language.ts'

const english = {
  portal: 'Staff portal',
  open: 'Open the portal',
  requestNumber: (id: string) => `Reference: ${id}`,
}

/** The page that a browser shows in place of an answer of the API that failed, besides the sentence of the refusal. */
export const failurePageWords: Catalogues<Readonly<typeof english>> = { en: english }
