import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { changePingAgain, type PingAgain } from '@portal/domain/candidates/ping-again'
import { contactKeys } from '../../db/candidates/contact-keys.ts'
import { type ChangesOf, decimalOf } from '../../db/values.ts'
import type { CandidateValues } from './candidate-changes.store.ts'

/** The columns that a change writes: those of the fields given, and what follows from them. */
export function valuesOf(changes: CandidateChanges, before: PingAgain): ChangesOf<CandidateValues> {
  return {
    vacancyId: changes.vacancy_id,
    fullName: changes.full_name,
    fullNameFolded: changes.full_name,
    stack: changes.stack,
    cvUrl: changes.cv_url,
    firstInterview: changes.first_interview,
    ...contactValues(changes),
    telegram: changes.telegram,
    resourceUrl: changes.resource_url,
    salary: decimalOf(changes.salary),
    english: changes.english,
    location: changes.location,
    company: changes.company,
    experience: decimalOf(changes.experience),
    significate: changes.significate,
    ...pingValues(changes, before),
    firstAdditionalLink: changes.first_additional_link,
    secondAdditionalLink: changes.second_additional_link,
    position: changes.position,
    positionFolded: changes.position === null ? '' : changes.position,
    recruiterNote: changes.recruiter_note,
    techLeadNote: changes.tech_lead_note,
    finalDecision: changes.final_decision,
  }
}

/** The columns of the contacts with their keys, which are always written together. */
function contactValues({ email, phone, linkedin }: CandidateChanges) {
  const keys = contactKeys({ email, phone, linkedin })
  return {
    email,
    emailKey: email === undefined ? undefined : keys.email,
    phone,
    phoneKeys: phone === undefined ? undefined : keys.phones,
    linkedin,
    linkedinKey: linkedin === undefined ? undefined : keys.linkedin,
  }
}

function pingValues(
  { ping_again: pingAgain, ping_again_on: pingAgainOn }: CandidateChanges,
  before: PingAgain,
) {
  if (pingAgain === undefined && pingAgainOn === undefined)
    return { pingAgain: undefined, pingAgainOn: undefined }
  return changePingAgain(before, { pingAgain, pingAgainOn })
}
