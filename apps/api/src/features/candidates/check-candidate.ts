import { because } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { technologiesExist } from '../../db/reads/technologies-exist.ts'
import { type FieldReasons, invalidFields } from '../../use-case/errors.ts'

/** What a change refers to. Undefined technologies mean unchanged and are not checked. */
type Proposal = { vacancyExists: boolean; technologyIds: readonly number[] | undefined }

/** Refuses with 422 by field an unknown vacancy and unknown technologies. Each technology is named once. */
export async function checkProposal(tx: Tx, { vacancyExists, technologyIds }: Proposal): Promise<void> {
  const errors: FieldReasons = {}
  if (!vacancyExists) errors.vacancy_id = [because('candidates.unknown_vacancy')]
  if (technologyIds !== undefined && !(await technologiesExist(tx, technologyIds))) {
    errors.technologies = [because('candidates.unknown_technology')]
  }
  if (Object.keys(errors).length > 0) throw invalidFields('candidates.invalid', errors)
}
