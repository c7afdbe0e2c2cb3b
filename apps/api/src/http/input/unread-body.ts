import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A body announced to be no longer than this is read to its end, and the connection is kept. */
const maxKnownBytes = 8 * 1024 * 1024
/** At most this much is still read after the answer, so that a client that is still sending receives it. */
const maxReadAfterAnswerBytes = 2 * 1024 * 1024
const maxReadAfterAnswerMs = 2000

/**
 * Closes the connection after an answer that was sent before the body had arrived: Node would read such a body to its
 * end, and a chunked one has none.
 */
export function closeUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    closeIfUnread(request.raw, reply)
    done(null, payload)
  })
}

export function closeIfUnread(request: IncomingMessage, reply: FastifyReply): void {
  if (request.complete || !mayBeLong(request)) return
  reply.header('connection', 'close')
  // Node calls this when the answer is written. Closing at once, with bytes unread, would reset the connection, and
  // the client might lose the answer.
  request.socket.destroySoon = () => closeSoon(request)
}

const mayBeLong = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxKnownBytes

function closeSoon(request: IncomingMessage): void {
  const { socket } = request
  const close = () => socket.destroy()
  const timer = setTimeout(close, maxReadAfterAnswerMs)
  socket.once('close', () => clearTimeout(timer))
  socket.end()
  let leftBytes = maxReadAfterAnswerBytes
  socket.on('data', (chunk) => {
    leftBytes -= chunk.length
    if (leftBytes < 0) close()
  })
  request.unpipe()
  request.once('end', close)
  request.resume()
}
