import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import { call } from '../../api/client.ts'
import { t } from '../../messages/messages.ts'
import { choiceInWords, dayInWords, type FieldWords } from '../../shared/conflicts/field-words.ts'
import { peopleById } from '../people-by-id.ts'
import type { ContractValues } from './contract-form.ts'

export const contractWords: FieldWords<ContractValues> = {
  user_id: choiceInWords(t.contracts.user, peopleById),
  project_id: choiceInWords(t.contracts.project, (id) => call(projects.names, { query: { id } })),
  job_status_id: choiceInWords(t.contracts.status, () => call(jobStatuses.adminList, {})),
  start_date: dayInWords(t.contracts.startDate),
  end_date: dayInWords(t.contracts.endDate),
}
