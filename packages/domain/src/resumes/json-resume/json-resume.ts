/**
 * A JSON Resume (jsonresume.org, schema 1.0.0) as files have it: every field may be missing, and other fields may be
 * there. Fields that the schema does not have are marked; the schema allows them.
 */

type Text = string | null | undefined
type Texts = readonly string[] | null | undefined
type Entries<Entry> = readonly Entry[] | null | undefined

export type JsonProfile = { network?: Text; username?: Text; url?: Text }

export type JsonBasics = {
  name?: Text
  label?: Text
  summary?: Text
  /** `country` is the portal's: the schema has codes of countries only. */
  location?: { city?: Text; countryCode?: Text; country?: Text } | null | undefined
  profiles?: Entries<JsonProfile>
}

export type JsonWork = {
  name?: Text
  position?: Text
  location?: Text
  startDate?: Text
  endDate?: Text
  summary?: Text
  highlights?: Texts
}

export type JsonEducation = {
  institution?: Text
  studyType?: Text
  area?: Text
  /** The portal's. */
  location?: Text
  startDate?: Text
  endDate?: Text
}

export type JsonProject = {
  name?: Text
  description?: Text
  highlights?: Texts
  keywords?: Texts
  roles?: Texts
  url?: Text
  /** The portal's. */
  team?: Text
}

export type JsonSkill = { name?: Text; keywords?: Texts }
export type JsonLanguage = { language?: Text; fluency?: Text }
export type JsonCertificate = { name?: Text; url?: Text }
/** The portal's. */
export type JsonCourse = { name?: Text; license?: Text; date?: Text; keywords?: Texts }
/** The portal's: books that the person has read. The schema's publications are those that the person has written. */
export type JsonBook = { title?: Text; author?: Text }

export type JsonResume = {
  basics?: JsonBasics | null | undefined
  work?: Entries<JsonWork>
  education?: Entries<JsonEducation>
  skills?: Entries<JsonSkill>
  languages?: Entries<JsonLanguage>
  certificates?: Entries<JsonCertificate>
  projects?: Entries<JsonProject>
  courses?: Entries<JsonCourse>
  books?: Entries<JsonBook>
}

export type JsonSection = keyof JsonResume
