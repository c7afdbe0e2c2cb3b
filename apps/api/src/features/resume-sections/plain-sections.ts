import type {
  Certificate,
  CertificateChanges,
  CertificateInput,
  Course,
  CourseChanges,
  CourseInput,
  Language,
  LanguageChanges,
  LanguageInput,
} from '@portal/contract/resumes/plain-sections'
import { certificateStore, courseStore, languageStore } from './plain-sections.store.ts'

/** What users fill in of an item. */
type Filled<Item> = Omit<Item, 'id' | 'version' | 'resume_id'>

export const languageSection = {
  store: languageStore,
  added: (input: LanguageInput) => languageValues(input),
  changed: (item: Language, changes: LanguageChanges) => languageValues({ ...item, ...changes }),
}

const languageValues = ({ name, level }: Filled<Language>) => ({ name, level })

export const certificateSection = {
  store: certificateStore,
  added: (input: CertificateInput) => certificateValues({ url: null, ...input }),
  changed: (item: Certificate, changes: CertificateChanges) => certificateValues({ ...item, ...changes }),
}

const certificateValues = ({ name, url }: Filled<Certificate>) => ({ name, url })

export const courseSection = {
  store: courseStore,
  added: (input: CourseInput) => courseValues(input),
  changed: (item: Course, changes: CourseChanges) => courseValues({ ...item, ...changes }),
}

const courseValues = ({ name, license, acquire_date: acquireDate, stack }: Filled<Course>) => ({
  name,
  license,
  acquireDate,
  stack,
})
