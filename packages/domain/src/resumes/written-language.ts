/** The languages that lists of CVs name. */
export const writtenLanguages = ['english', 'ukrainian'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]

/**
 * The language of a CV by the letters of its name and role: Ukrainian with a Cyrillic one, otherwise English. A CV keeps no
 * language of its own, and a Ukrainian CV often has an English role.
 */
export const writtenLanguageOf = ({ name, role }: { name: string; role: string }): WrittenLanguage =>
  /\p{Script=Cyrillic}/u.test(name + role) ? 'ukrainian' : 'english'
