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
    full_name: row.fullName,
    vacancy_id: row.vacancyId,
    vacancy_title: row.vacancyTitle,
    stack: row.stack,
    technologies: row.technologies.map(({ name }) => name),
    technology_ids: row.technologies.map(({ id }) => id),
    cv_url: row.cvUrl,
    first_interview: row.firstInterview,
    phone: row.phone,
    email: row.email,
    telegram: row.telegram,
    linkedin: row.linkedin,
    resource_url: row.resourceUrl,
    salary: numberOf(row.salary),
    english: row.english,
    location: row.location,
    company: row.company,
    experience: numberOf(row.experience),
    significate: row.significate,
    ping_again: row.pingAgain,
    ping_again_on: row.pingAgainOn,
    ping_again_due: isPingDue(row, today),
    first_additional_link: row.firstAdditionalLink,
    second_additional_link: row.secondAdditionalLink,
    position: row.position,
    recruiter_note: row.recruiterNote,
    tech_lead_note: row.techLeadNote,
    final_decision: row.finalDecision,
    cv_file: cvFileOf(row),
    created_at: row.createdAt.toISOString(),
    user_id: row.userId,
    can: canOf(candidatePolicy(actor, row)),
  }
}

const cvFileOf = ({
  cvFileName: name,
  cvFileSize: size,
}: Pick<CandidateRow, 'cvFileName' | 'cvFileSize'>): CvFile | null =>
  name === null || size === null ? null : { name, size }
