import { significateNames } from '@portal/words/significates'
import { plural } from '../../plural.ts'

/** The fields of a candidate, in forms, lists, filters and on the candidate's page. */
export const candidateLabels = {
  full_name: 'Full name',
  vacancy_id: 'Vacancy',
  position: 'Position',
  location: 'Location',
  english: 'English',
  phone: 'Phone',
  email: 'Email',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
  company: 'Company',
  experience: 'Experience',
  salary: 'Salary',
  stack: 'Old stack',
  cv_url: 'CV link',
  resource_url: 'Resource link',
  first_additional_link: 'First additional link',
  second_additional_link: 'Second additional link',
  significate: 'Significate',
  first_interview: 'First contact date',
  ping_again: 'Ping again',
  ping_again_on: 'Ping again on',
  recruiter_note: "Recruiter's note",
  tech_lead_note: 'Tech lead note',
  final_decision: 'Final Decision',
}

/** Texts that every screen with candidates shows. */
export const candidateControls = {
  contacts: 'Contacts',
  notes: 'Notes',
  significateOf: (name: string) => `Significate of ${name}`,
  pingAgainOf: (name: string) => `Ping ${name} again`,
  pingOn: (day: string) => `on ${day}`,
  pingDue: 'Due',
  updated: 'Candidate updated',
  movedTo: (name: string, significate: string) => `${name} moved to ${significate}`,
  /** Why a move was refused: where the candidate stands now, and who has moved them there. */
  movedMeanwhile: (name: string, significate: string, by: string | undefined) =>
    by === undefined
      ? `${name} was moved to ${significate} meanwhile.`
      : `${by} moved ${name} to ${significate} meanwhile.`,
  addedAs: (name: string, significate: string) => `${name} added as ${significate}`,
  updateFailed: 'Candidate update error.',
  updateRefused: (reason: string) => `Candidate update error. ${reason}`,

  linkedinOf: (name: string, page: string) => `LinkedIn of ${name}: ${page}, tap here to view`,
  years: (years: number) => plural('en', years, { one: '{n} year', other: '{n} years' }),
}

export const significates = significateNames.en
