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
