import { trailOf } from '../../use-case/trail.ts'

export const importTrail = trailOf<{ id: number; file_name: string; kind: string }>({
  object_type: 'import',
  id: ({ id }) => id,
  object: ({ file_name }) => file_name,
  fields: { kind: ({ kind }) => kind },
})
