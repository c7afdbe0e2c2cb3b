import type { LanguageLevel } from '../people/profiles.ts'

/** Longest texts of a CV, in characters: the contract, the forms and the tables' constraints share them. */
export const resumeLimits = {
  name: 100,
  role: 100,
  summary: 3000,
  city: 100,
  country: 100,
  label: 60,
  title: 200,
  location: 200,
  description: 5000,
  level: 100,
  team: 500,
  skill_set: 100,
  language: 60,
  license: 200,
  author: 200,
  /** One entry of a list of technologies or skills. */
  skill: 100,
  responsibility: 500,
} as const

/** The sections of a CV; each has items. */
export type ResumeSection =
  | 'experiences'
  | 'educations'
  | 'resume_projects'
  | 'skill_sets'
  | 'languages'
  | 'certificates'
  | 'courses'
  | 'books'

/** Entries of one list: responsibilities, skills or a stack. */
export const maxListEntries = 50
/** Items of one section of a CV, also of a section that is imported. */
export const maxSectionItems = 100

/** What a file may hold that is imported: more than a CV takes, so that the report can name what is left out. */
export const importLimits = { items: 2 * maxSectionItems, entries: 2 * maxListEntries, text: 20_000 } as const

/** The roles that the forms offer; any other text may be typed. */
export const jobRoles = [
  'CEO',
  'CFO',
  'PM',
  'Sales manager',
  'HR Head',
  'PDD Head',
  'QA',
  'Developer',
  'Office manager',
  'Recruiter',
  'HR',
  'PR',
  'DevOps',
  'Designer',
  'Data analyst',
] as const

/** The languages that the form offers; any other may be typed. */
export const spokenLanguages = [
  'Ukrainian',
  'English',
  'Italian',
  'Russian',
  'French',
  'German',
  'Polish',
] as const
export const defaultSpokenLevel: LanguageLevel = 'elementary'
export const defaultCountry = 'Ukraine'

/** Editing sections needs saved contacts, that is, a name and a role. */
export const hasContacts = ({ name, role }: { name: string; role: string }): boolean =>
  name !== '' && role !== ''

/** 'Kyiv, Ukraine'; empty when neither is known. */
export const locationOf = ({ city, country }: { city: string | null; country: string | null }): string =>
  [city, country].filter((part) => part !== null && part !== '').join(', ')
