import { customers } from '@portal/contract/customers'
import { technologies } from '@portal/contract/technologies'
import { call } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import { peopleById } from '../../../reference/people-by-id.ts'
import {
  choiceInWords,
  choicesInWords,
  type FieldWords,
  inWords,
  yesOrNoInWords,
} from '../../../shared/conflicts/field-words.ts'
import type { ProjectValues } from './project-form.ts'

export const projectWords: FieldWords<ProjectValues> = {
  name: inWords(t.projects.name),
  customer_id: choiceInWords(t.projects.company, async () => {
    const { customers: companies } = await call(customers.list, {})
    return companies.map(({ id, company_name }) => ({ id, name: company_name }))
  }),
  manager_id: choiceInWords(t.projects.manager, peopleById),
  technologies: choicesInWords(t.projects.techStack, () => call(technologies.list, {})),
  app: {
    label: t.projects.applications,
    textOf: (types) => t.conflicts.list(types.map((type) => t.projects[type])),
  },
  from_scratch: yesOrNoInWords(t.projects.fromScratch),
  payment_integration: yesOrNoInWords(t.projects.paymentIntegration),
  industry: inWords(t.projects.industry),
  description: inWords(t.projects.description),
  url: inWords(t.projects.url),
  designs: inWords(t.projects.designs),
  specs: inWords(t.projects.specs),
  milestones: inWords(t.projects.milestones),
}
