import type { Day } from '../days.ts'

/** Levels of English and of every other language, lowest first. */
export const languageLevels = [
  'beginner',
  'elementary',
  'intermediate',
  'upper_intermediate',
  'advanced',
  'native',
] as const
export type LanguageLevel = (typeof languageLevels)[number]

export const maritalStatuses = ['Married', 'Single'] as const
export type MaritalStatus = (typeof maritalStatuses)[number]
export const defaultMaritalStatus: MaritalStatus = 'Single'

export const deviceTypes = [
  'notebook',
  'macbook',
  'monitor',
  'iphone',
  'android',
  'tablet',
  'keyboard',
  'mouse',
  'headphones',
  'other',
] as const
export type DeviceType = (typeof deviceTypes)[number]
export const defaultDevice: DeviceType = 'notebook'

export const isBirthInFuture = (birth: Day | null | undefined, today: Day): boolean =>
  birth !== null && birth !== undefined && birth > today

/** Longest texts of a profile, in characters: the contract, the form and the table's constraints share them. */
export const profileLimits = {
  position: 100,
  skype: 100,
  telegram: 100,
  github: 100,
  phone_number: 40,
  home_address: 300,
  office: 100,
  post_office: 100,
} as const
export const childLimits = { name: 100 } as const
export const maxChildren = 30
