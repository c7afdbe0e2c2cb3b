import { trailOf } from '../../use-case/trail.ts'

type Facts = { id: number; url: string; events: readonly string[]; format: string; active: boolean }

/** The host of an address, with its port where it is not the usual one. */
export const hostOf = (url: string): string => new URL(url).host

/** Path and query of an address may be secrets, as those of channels in chats are. */
export const webhookTrail = trailOf<Facts>({
  object_type: 'webhook',
  id: ({ id }) => id,
  object: ({ url }) => hostOf(url),
  fields: {
    url: { hidden: ({ url }) => url },
    events: ({ events }) => events,
    format: ({ format }) => format,
    active: ({ active }) => active,
  },
})
