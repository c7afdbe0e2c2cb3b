import type { Project } from '@portal/contract/projects'
import { asStored, trailOf } from '../../use-case/trail.ts'

export const projectTrail = trailOf<Project>({
  object_type: 'project',
  id: ({ id }) => id,
  object: ({ name }) => name,
  fields: {
    ...asStored('name'),
    manager_id: ({ manager }) => manager,
    customer_id: ({ customer }) => customer,
    technologies: ({ technologies }) => technologies.map(({ name }) => name),
    ...asStored('app', 'from_scratch', 'payment_integration', 'description', 'industry'),
    ...asStored('designs', 'milestones', 'specs', 'url'),
  },
})
