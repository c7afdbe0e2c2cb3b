import { type Access, accessAllows } from '@portal/domain/access'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { Actor } from '../../use-case/actor.ts'
import { forbidden, noSession, type Refusal } from '../../use-case/errors.ts'

/** Refuses to register a route without `access`, and stores what the hooks need of the descriptor. */
export function requireDeclaredAccess(route: RouteOptions): void {
  if (route.access === undefined)
    throw new Error(`${String(route.method)} ${route.url} does not declare its access`)
  route.config = {
    ...route.config,
    access: route.access,
    ...(route.openWithoutFactor ? { openWithoutFactor: true } : {}),
    ...(route.noTokens ? { noTokens: true } : {}),
    ...(route.flatBody ? { flatBody: route.flatBody } : {}),
    ...(route.form ? { form: route.form } : {}),
    ...(route.changes ? { changes: route.changes } : {}),
  }
}

/**
 * Refuses with 401 without a session, with 403 without the role, and with 403 a person who must set up a second factor
 * first, or an access token that may not make the call. It runs before a body is read.
 */
export async function checkAccess(request: FastifyRequest): Promise<void> {
  const { access } = request.routeOptions.config
  if (access === undefined) return
  const refusal = request.actor && refusalOfCredential(request.actor, request)
  if (refusal !== undefined) {
    // What is open to everyone stays open, as to a visitor.
    if (access !== 'everyone') throw refusal
    request.actor = undefined
  }
  requireAccess(request, access)
}

/** What the session or token of the person may not call, whatever the role. */
function refusalOfCredential(
  { must_set_up_factor, credential }: Actor,
  { method, routeOptions }: FastifyRequest,
): Refusal | undefined {
  const { openWithoutFactor = false, noTokens = false } = routeOptions.config
  if (credential.kind === 'token' && noTokens) return forbidden('access_tokens.not_allowed')
  if (must_set_up_factor && !openWithoutFactor) return forbidden('session.factor_required')
  if (credential.kind === 'token' && credential.scope === 'read' && !readingMethods.includes(method))
    return forbidden('access_tokens.read_only')
  return undefined
}

const readingMethods = ['GET', 'HEAD']

/** Refuses a person without the access, in routes that are open to more people than one use of them is. */
export function requireAccess({ actor }: FastifyRequest, access: Access): void {
  if (accessAllows(access, actor)) return
  if (actor === undefined) throw noSession()
  throw forbidden('session.forbidden', { area: access === 'recruiting' ? 'recruiting' : 'other' })
}

/** The signed-in user who sent the request; 401 without a session. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === undefined) throw noSession()
  return request.actor
}
