import { resumeWords } from '../resumes.ts'
import { significateNames } from '../significates.ts'
import { itemsOf } from './resume-items.ts'
import type { ActWords, Deed, ToldAct } from './told-act.ts'
import { valueInWords } from './values.ts'

const fieldOf = ({ changes }: ToldAct, name: string) => changes.find(({ field }) => field === name)

const restoredHoliday: Deed = ({ changes: [first] }, what) => {
  if (first?.before === null) return `added ${what} by the company's rule`
  return first?.after === null
    ? `deleted ${what} by the company's rule`
    : `renamed ${what} by the company's rule`
}

const movedBack: Deed = (told, what) => {
  const to = fieldOf(told, 'significate')?.after
  const names: Readonly<Record<string, string>> = significateNames.en
  return `moved ${what} back to ${names[String(to)] ?? to}`
}

const changedLink: Deed = (told, what) => {
  const state = fieldOf(told, 'state')?.after
  if (state === 'off') return `ended the link of ${what}`
  if (state === 'on') return `switched the link of ${what} on`
  const lastDay = fieldOf(told, 'ends_on')?.after ?? null
  return lastDay === null
    ? `removed the last day of the link of ${what}`
    : `set the last day of the link of ${what} to ${valueInWords(lastDay)}`
}

/** Acts on contracts, projects, customers, categories, holidays, recruiting and CVs. */
export const staffingActs: ActWords = {
  deeds: {
    'candidates.put_cv_file': (_, what) => `saved the CV file of ${what}`,
    'candidates.delete_cv_file': (_, what) => `deleted the CV file of ${what}`,
    'candidates.undo': movedBack,
    'holidays.restore': restoredHoliday,
    'resumes.copy': (_, what) => `added ${what} as a copy`,
    'resumes.import': (_, what) => `imported ${what}`,
    'resumes.renew_link': (_, what) => `renewed the link of ${what}`,
    'resumes.change_link': changedLink,
    'sections.reorder': (told, what) =>
      `changed the order of the ${itemsOf(fieldOf(told, 'section')?.after)} of ${what}`,
  },
  fields: {
    candidate: {
      full_name: 'name',
      english: 'level of English',
      email: 'e-mail',
      linkedin: 'LinkedIn address',
      telegram: 'Telegram name',
      stack: 'old stack',
      cv_url: 'CV link',
      resource_url: 'resource link',
      first_interview: 'day of the first contact',
      ping_again: "mark 'ping again'",
      ping_again_on: 'day of the next ping',
      recruiter_note: "recruiter's note",
      tech_lead_note: "tech lead's note",
    },
    contract: { user_id: 'person', start_date: 'start', end_date: 'end' },
    customer: {
      company_name: 'name',
      full_legal_name: 'representative',
      title: "representative's title",
      email: 'e-mail',
      company_address: 'address',
    },
    project: {
      app: 'applications',
      from_scratch: "mark 'from scratch'",
      payment_integration: "mark 'payment integration'",
      specs: 'specifications',
      url: 'address',
    },
    resume: {
      github_url: 'GitHub address',
      avatar: 'picture',
      job_title: 'job title',
      job_started_on: 'start',
      job_ended_on: 'end',
      ongoing: "mark 'ongoing'",
      university_name: 'university',
      start_date: 'start',
      end_date: 'end',
      url: 'address',
      stack: 'tech stack',
      skill_set: 'name',
      acquire_date: 'month',
      image: 'cover',
    },
    vacancy: {
      where_published: 'place of publication',
      url: 'address',
      min_salary: 'lowest salary',
      max_salary: 'highest salary',
    },
  },
  values: {
    candidate: { significate: significateNames.en, english: resumeWords.en.levels },
    resume: { level: resumeWords.en.levels },
  },
}
