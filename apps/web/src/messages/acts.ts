import { englishActs } from '@portal/words/acts/acts'

/** The sentences of acts and the names of their objects and fields, in the language of the screens. */
export const acts = englishActs
