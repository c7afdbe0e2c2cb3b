import websocket, { type WebSocket } from '@fastify/websocket'
import { because } from '@portal/words/reasons'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionOf } from '../../accounts/fresh-proof.ts'
import { Refusal, tooMany } from '../../use-case/errors.ts'
import { clientAddress } from '../access/client-address.ts'
import { CableSocket, endSocket, type Subscribe } from './cable-socket.ts'
import { CableSockets, type CableTiming, usualTiming } from './cable-sockets.ts'
import { protocol } from './frames.ts'

const path = '/cable'
const maxPayloadBytes = 16_384
const maxSocketsPerUser = 30
/** Sockets may take this share of the connections that the server takes; requests need the rest. */
const shareOfConnections = 0.5

type Hook = (request: FastifyRequest) => Promise<void>

export type CableOptions = {
  authenticate: Hook
  checkOrigin: Hook
  subscribe: Subscribe
  liveSessions(sessionIds: readonly number[]): Promise<Set<number>>
  now: () => Date
  /** The most connections that the server takes; absent for no bound. */
  maxConnections: number | undefined
  timing?: CableTiming | undefined
}

/**
 * Only these requests are upgraded to a WebSocket. Any other `Upgrade`, such as curl's to HTTP/2, is answered as if
 * it was not there.
 */
export const isForCable = ({
  url,
  headers,
}: {
  url?: string | undefined
  headers: { upgrade?: string }
}): boolean => url?.split('?')[0] === path && headers.upgrade?.toLowerCase() === 'websocket'

/** The live channel: a WebSocket that speaks the Action Cable protocol. Register it with a scope of its own. */
export async function addCable(scope: FastifyInstance, options: CableOptions): Promise<void> {
  const { log } = scope
  const maxSockets = (options.maxConnections ?? Number.POSITIVE_INFINITY) * shareOfConnections
  const sockets = new CableSockets({
    timing: options.timing ?? usualTiming,
    now: options.now,
    liveSessions: options.liveSessions,
    onFailure: (error) => log.error({ err: error }, 'The live channel could not check its sessions'),
  })

  // The WebSocket plugin is registered before the hooks that may refuse, because it closes the connection after a
  // refusal.
  await scope.register(websocket, {
    options: {
      maxPayload: maxPayloadBytes,
      handleProtocols: (offered) => offered.has(protocol) && protocol,
    },
    // The library has already closed the socket of a client that sent a broken or too large frame.
    errorHandler: (error, _socket, request) =>
      request.log.info({ reason: error.message }, 'The live channel got a bad frame'),
    preClose: (done) => {
      sockets.endAll()
      done()
    },
  })

  scope.addHook('onRequest', options.checkOrigin)
  scope.addHook('onRequest', options.authenticate)
  scope.addHook('onRequest', async ({ actor, headers }) => {
    if (actor !== undefined) sessionOf(actor)
    const offered = headers['sec-websocket-protocol']
    if (offered !== undefined && !protocolsIn(offered).includes(protocol)) throw otherProtocol()
    if (actor !== undefined && sockets.countOf(actor.id) >= maxSocketsPerUser) throw tooManyOfUser()
    if (sockets.count >= maxSockets) throw tooManySockets()
  })

  const open = (socket: WebSocket, request: FastifyRequest) => {
    const { actor, log } = request
    if (actor === undefined || actor.must_set_up_factor) return endSocket(socket, 'unauthorized')
    log.info({ user_id: actor.id, address: clientAddress(request) }, 'A live channel was opened')
    const cableSocket = new CableSocket(socket, {
      userId: actor.id,
      sessionId: sessionOf(actor).id,
      subscribe: options.subscribe,
      onFailure: (error) => log.error({ err: error }, 'The live channel could not subscribe a user'),
    })
    sockets.add(cableSocket)
    socket.on('close', () => sockets.remove(cableSocket))
  }
  scope.route({
    method: 'GET',
    url: path,
    schema: { hide: true },
    handler: async () => {
      throw notASocket()
    },
    wsHandler: open,
  })
}

const protocolsIn = (header: string) => header.split(',').map((name) => name.trim())

const notASocket = () => new Refusal(426, because('cable.not_a_socket'))
const otherProtocol = () => new Refusal(400, because('cable.protocol', { protocol }))
const tooManyOfUser = () => tooMany('cable.too_many', 60)
const tooManySockets = () => new Refusal(503, because('server.too_many_sockets'), { retryAfterSeconds: 60 })
