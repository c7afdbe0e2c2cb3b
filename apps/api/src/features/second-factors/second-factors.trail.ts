import { trailOf } from '../../use-case/trail.ts'

/** A passkey with its owner, in whose history it is told. */
type OwnedPasskey = { id: number; full_name: string; name: string }

export const passkeyTrail = trailOf<OwnedPasskey>({
  object_type: 'user',
  id: ({ id }) => id,
  object: ({ full_name }) => full_name,
  person: ({ id }) => id,
  fields: { name: ({ name }) => name },
})
