/** The languages that documents and sentences of the server can be in. */
export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** The language where nothing names another one. */
export const defaultLanguage: Language = 'en'

/** The words of every language. The words of a further language are those of English, or do not compile. */
export type Catalogues<Words> = Readonly<Record<Language, Words>>
