import type { Candidate, CvFile } from '@portal/contract/candidates/candidates'
import { isPingDue } from '@portal/domain/candidates/ping-again'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import { numberOf } from '../../db/values.ts'
import { candidatePolicy } from './candidates.policy.ts'
import type { CandidateRow } from './candidates.store.ts'

export function presentCandidate(actor: Actor, row: CandidateRow, today: Day): Candidate {
  return {
    id: row.id,
    version: row.version,
    full_name: row.full_name,
    vacancy_id: row.vacancy_id,
    vacancy_title: row.vacancy_title,
    stack: row.stack,
    technologies: row.technologies.map(({ name }) => name),
    technology_ids: row.technologies.map(({ id }) => id),
    cv_url: row.cv_url,
    first_interview: row.first_interview,
    phone: row.phone,
    email: row.email,
    telegram: row.telegram,
    linkedin: row.linkedin,
    resource_url: row.resource_url,
    salary: numberOf(row.salary),
    english: row.english,
    location: row.location,
    company: row.company,
    experience: numberOf(row.experience),
    significate: row.significate,
    ping_again: row.ping_again,
    ping_again_on: row.ping_again_on,
    ping_again_due: isPingDue(row, today),
    first_additional_link: row.first_additional_link,
    second_additional_link: row.second_additional_link,
    position: row.position,
    recruiter_note: row.recruiter_note,
    tech_lead_note: row.tech_lead_note,
    final_decision: row.final_decision,
    cv_file: cvFileOf(row),
    created_at: row.created_at.toISOString(),
    user_id: row.user_id,
    can: canOf(candidatePolicy(actor, row)),
  }
}

const cvFileOf = ({
  cv_file_name: name,
  cv_file_size: size,
}: Pick<CandidateRow, 'cv_file_name' | 'cv_file_size'>): CvFile | null =>
  name === null || size === null ? null : { name, size }
