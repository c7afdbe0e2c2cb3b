import { asStored, trailOf } from '../../use-case/trail.ts'
import type { CandidateRow } from './candidates.store.ts'

export const candidateTrail = trailOf<CandidateRow>({
  object_type: 'candidate',
  id: ({ id }) => id,
  object: ({ full_name }) => full_name,
  fields: {
    ...asStored('full_name'),
    vacancy_id: ({ vacancy_title }) => vacancy_title,
    ...asStored('position', 'location', 'english', 'phone', 'email', 'telegram', 'linkedin', 'company'),
    ...asStored('experience'),
    salary: { hidden: ({ salary }) => salary },
    technologies: ({ technologies }) => technologies.map(({ name }) => name),
    ...asStored('stack', 'cv_url', 'resource_url', 'first_additional_link', 'second_additional_link'),
    ...asStored('significate', 'first_interview', 'ping_again', 'ping_again_on'),
    ...asStored('recruiter_note', 'tech_lead_note', 'final_decision'),
    cv_file: ({ cv_file_name }) => cv_file_name,
  },
})
