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
import { invalidField } from '../../../use-case/errors.ts'
import { asStored } from '../../../use-case/trail.ts'
import { itemTrail } from './items.trail.ts'
import { certificateStore, courseStore, languageStore } from './plain-sections.store.ts'

export const languageSection = {
  store: languageStore,
  trail: itemTrail<Language>('languages', { name: ({ name }) => name, fields: asStored('name', 'level') }),
  added: (input: LanguageInput) => input,
  changed: (_: Language, changes: LanguageChanges) => changes,
}

export const certificateSection = {
  store: certificateStore,
  trail: itemTrail<Certificate>('certificates', {
    name: ({ name }) => name,
    fields: asStored('name', 'url'),
  }),
  added: (input: CertificateInput) => input,
  changed: (_: Certificate, changes: CertificateChanges) => changes,
}

export const courseSection = {
  store: courseStore,
  trail: itemTrail<Course>('courses', {
    name: ({ name }) => name,
    fields: asStored('name', 'license', 'acquire_date', 'stack'),
  }),
  added: (input: CourseInput, today: Day) => {
    refuseFuture(input, today)
    return input
  },
  changed: (_: Course, changes: CourseChanges, today: Day) => {
    refuseFuture(changes, today)
    return changes
  },
}

function refuseFuture({ acquire_date }: CourseChanges, today: Day): void {
  if (acquire_date !== undefined && !hasBegunBy(today, acquire_date))
    throw invalidField('acquire_date', 'sections.month_in_future')
}
