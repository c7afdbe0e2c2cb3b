/**
 * A JSON Resume (jsonresume.org, schema 1.0.0) as files have it: every field may be missing, and other fields may be
 * there. Fields that the schema does not have are marked; the schema allows them. Names of its versions before 1.0.0 are
 * marked as older.
 */

type Text = string | null | undefined
/** Some programs write a year as a number. */
type JsonDate = Text | number
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
  /** The older name of `name`. */
  company?: Text
  position?: Text
  location?: Text
  startDate?: JsonDate
  endDate?: JsonDate
  summary?: Text
  highlights?: Texts
}

export type JsonEducation = {
  institution?: Text
  studyType?: Text
  area?: Text
  /** The portal's. */
  location?: Text
  startDate?: JsonDate
  endDate?: JsonDate
}

export type JsonProject = {
  name?: Text
  /** Older: the name. */
  title?: Text
  description?: Text
  highlights?: Texts
  keywords?: Texts
  roles?: Texts
  url?: Text
  /** Older: the url. */
  website?: Text
  /** The portal's. */
  team?: Text
}

export type JsonSkill = { name?: Text; keywords?: Texts }
/** `name` and `level` are older. */
export type JsonLanguage = { language?: Text; fluency?: Text; name?: Text; level?: Text }
/** `title` and `website` are older. */
export type JsonCertificate = { name?: Text; url?: Text; title?: Text; website?: Text }
/** The portal's. */
export type JsonCourse = { name?: Text; license?: Text; date?: JsonDate; keywords?: Texts }
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
