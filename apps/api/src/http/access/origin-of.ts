import type { FastifyRequest } from 'fastify'
import type { Actor, SessionPerson } from '../../use-case/actor.ts'
import type { Origin } from '../../use-case/origin.ts'
import { clientAddress } from './client-address.ts'

/** Where a request of a browser comes from, also before anybody is signed in. */
export const originOf = (request: FastifyRequest): Origin => ({
  via: { kind: 'browser', name: null },
  address: clientAddress(request),
  request_id: request.id,
})

/** The person as the one who sent the request. */
export const asActor = (request: FastifyRequest, person: SessionPerson): Actor => ({
  ...person,
  origin: originOf(request),
})
