import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { changePingAgain, type PingAgain } from '@portal/domain/candidates/ping-again'
import { contactKeys } from '../../db/candidates/contact-keys.ts'
import { type ChangesOf, decimalOf } from '../../db/values.ts'
import type { CandidateValues } from './candidate-changes.store.ts'

/** The columns that a change writes: those of the fields given, and what follows from them. */
export function valuesOf(changes: CandidateChanges, before: PingAgain): ChangesOf<CandidateValues> {
  return {
    vacancy_id: changes.vacancy_id,
    full_name: changes.full_name,
    full_name_folded: changes.full_name,
    stack: changes.stack,
    cv_url: changes.cv_url,
    first_interview: changes.first_interview,
    ...contactValues(changes),
    telegram: changes.telegram,
    resource_url: changes.resource_url,
    salary: decimalOf(changes.salary),
    english: changes.english,
    location: changes.location,
    company: changes.company,
    experience: decimalOf(changes.experience),
    significate: changes.significate,
    ...pingValues(changes, before),
    first_additional_link: changes.first_additional_link,
    second_additional_link: changes.second_additional_link,
    position: changes.position,
    position_folded: changes.position === null ? '' : changes.position,
    recruiter_note: changes.recruiter_note,
    tech_lead_note: changes.tech_lead_note,
    final_decision: changes.final_decision,
  }
}

/** The columns of the contacts with their keys, which are always written together. */
function contactValues({ email, phone, linkedin }: CandidateChanges) {
  const keys = contactKeys({ email, phone, linkedin })
  return {
    email,
    email_key: email === undefined ? undefined : keys.email,
    phone,
    phone_keys: phone === undefined ? undefined : keys.phones,
    linkedin,
    linkedin_key: linkedin === undefined ? undefined : keys.linkedin,
  }
}

function pingValues({ ping_again, ping_again_on }: CandidateChanges, before: PingAgain) {
  if (ping_again === undefined && ping_again_on === undefined)
    return { ping_again: undefined, ping_again_on: undefined }
  return changePingAgain(before, { ping_again, ping_again_on })
}
