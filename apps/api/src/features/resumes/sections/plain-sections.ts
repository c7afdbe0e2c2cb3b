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
import type { Day } from '@portal/domain/days'
import { hasBegunBy } from '@portal/domain/resumes/periods'
import { invalidField } from '../../../errors.ts'
import { certificateStore, courseStore, languageStore } from './plain-sections.store.ts'

/** The fields of an item that users fill in. */
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
  added: (input: CourseInput, today: Day) => {
    refuseFuture(input, today)
    return courseValues(input)
  },
  changed: (item: Course, changes: CourseChanges, today: Day) => {
    refuseFuture(changes, today)
    return courseValues({ ...item, ...changes })
  },
}

function refuseFuture({ acquire_date }: CourseChanges, today: Day): void {
  if (acquire_date !== undefined && !hasBegunBy(today, acquire_date))
    throw invalidField('acquire_date', 'sections.month_in_future')
}

const courseValues = ({ name, license, acquire_date, stack }: Filled<Course>) => ({
  name,
  license,
  acquire_date,
  stack,
})
