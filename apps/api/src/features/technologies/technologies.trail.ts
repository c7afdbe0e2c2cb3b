import { asStored, trailOf } from '../../use-case/trail.ts'

export const technologyTrail = trailOf<{ id: number; name: string }>({
  object_type: 'technology',
  id: ({ id }) => id,
  object: ({ name }) => name,
  fields: asStored('name'),
})
