import { asStored, trailOf } from '../../use-case/trail.ts'
import type { CategoryRow } from './categories.store.ts'

export const categoryTrail = trailOf<CategoryRow>({
  object_type: 'category',
  id: ({ id }) => id,
  object: ({ name }) => name,
  fields: asStored('name', 'description'),
})
