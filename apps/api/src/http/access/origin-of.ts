import type { Via } from '@portal/domain/trail/acts'
import type { FastifyRequest } from 'fastify'
import type { Actor, Caller } from '../../use-case/actor.ts'
import type { Doer, Origin } from '../../use-case/origin.ts'
import { clientAddress } from './client-address.ts'

/** Where a request of a browser comes from, also before anybody is signed in. */
const originOf = (request: FastifyRequest, via: Via = { kind: 'browser', name: null }): Origin => ({
  via,
  address: clientAddress(request),
  request_id: request.id,
})

/** Whoever sends a request before anybody is signed in. */
export const visitorOf = (request: FastifyRequest): Doer => ({ id: null, origin: originOf(request) })

/** Whoever sends a request by a link that was sent to them alone. */
export const visitorByLink = (request: FastifyRequest): Doer => ({
  id: null,
  origin: { ...originOf(request), via: { kind: 'link', name: null } },
})

/** The person as the one who sent the request. */
export const asActor = (request: FastifyRequest, caller: Caller): Actor => ({
  ...caller,
  origin: originOf(request, viaOf(caller)),
})

const viaOf = ({ credential }: Caller): Via | undefined =>
  credential.kind === 'token' ? { kind: 'token', name: credential.name } : undefined
