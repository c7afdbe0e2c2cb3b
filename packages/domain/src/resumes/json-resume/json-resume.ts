/**
 * A JSON Resume (jsonresume.org, schema 1.0.0) as files have it: every field may be missing, and other fields may be
 * there. Comments name the fields that only the portal writes, which the schema allows, and the names that fields had
 * in versions of the schema before 1.0.0.
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
  /** The portal also writes `country`, because the schema has codes of countries only. */
  location?: { city?: Text; countryCode?: Text; country?: Text } | null | undefined
  profiles?: Entries<JsonProfile>
}

export type JsonWork = {
  name?: Text
  /** The name before schema 1.0.0. */
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
  /** Only the portal writes this field. */
  location?: Text
  startDate?: JsonDate
  endDate?: JsonDate
}

export type JsonProject = {
  name?: Text
  /** The name before schema 1.0.0. */
  title?: Text
  description?: Text
  highlights?: Texts
  keywords?: Texts
  roles?: Texts
  url?: Text
  /** The `url` before schema 1.0.0. */
  website?: Text
  /** Only the portal writes this field. */
  team?: Text
}

export type JsonSkill = { name?: Text; keywords?: Texts }
/** `name` and `level` are what versions before 1.0.0 call `language` and `fluency`. */
export type JsonLanguage = { language?: Text; fluency?: Text; name?: Text; level?: Text }
/** `title` and `website` are what versions before 1.0.0 call `name` and `url`. */
export type JsonCertificate = { name?: Text; url?: Text; title?: Text; website?: Text }
/** Only the portal writes this section. */
export type JsonCourse = { name?: Text; license?: Text; date?: JsonDate; keywords?: Texts }
/**
 * Books that the person has read. Only the portal writes this section; the schema's publications are those that the
 * person has written.
 */
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
