import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocket } from 'ws'

type Frame = Record<string, unknown>
export type CableHeaders = Record<string, string>

export const identifier = JSON.stringify({ channel: 'NotificationChannel' })

/** A bare client of the live channel collects what it is sent, in order. */
export type CableClient = {
  socket: WebSocket
  frames: Frame[]
  /**
   * Resolves with the next frame that has these properties and was not returned before. Pings are left out unless asked
   * for.
   */
  next(wanted: Frame): Promise<Frame>
  send(frame: unknown): void
  subscribe(text?: string): Promise<Frame>
  /** Resolves with the code with which the socket was closed. */
  closed: Promise<number>
}

export type CableSettings = { protocols?: string[]; path?: string; autoPong?: boolean }

export function connectCable(
  url: string,
  headers: CableHeaders,
  { protocols = ['actioncable-v1-json'], path = '/cable', autoPong = true }: CableSettings = {},
): CableClient {
  const socket = new WebSocket(url.replace('http', 'ws') + path, protocols, { headers, autoPong })
  const frames: Frame[] = []
  const used = new Set<Frame>()
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)))
    socket.emit('frame')
  })
  // A refused handshake rejects `refusalOf`; a broken connection closes.
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const nextFrame = () => new Promise<boolean>((resolve) => socket.once('frame', () => resolve(false)))
  const has = (frame: Frame, wanted: Frame) =>
    Object.entries(wanted).every(([key, value]) => frame[key] === value)
  const next = async (wanted: Frame): Promise<Frame> => {
    for (;;) {
      const frame = frames.find((one) => !used.has(one) && has(one, wanted))
      if (frame !== undefined) {
        used.add(frame)
        return frame
      }
      const isOver = await Promise.race([nextFrame(), closed.then(() => true)])
      if (isOver && !frames.some((one) => !used.has(one) && has(one, wanted)))
        throw new Error(`Closed without ${JSON.stringify(wanted)}: ${JSON.stringify(frames)}`)
    }
  }
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  return {
    socket,
    frames,
    next,
    send,
    closed,
    async subscribe(text = identifier) {
      await next({ type: 'welcome' })
      send({ command: 'subscribe', identifier: text })
      return next({ identifier: text })
    },
  }
}

/** Resolves with the status and the code with which a handshake is refused. */
export async function refusalOf({ socket }: CableClient): Promise<[number | undefined, string]> {
  const response = await new Promise<IncomingMessage>((resolve) =>
    socket.once('unexpected-response', (_, message) => resolve(message)),
  )
  return [response.statusCode, JSON.parse(await text(response)).code]
}

/** Returns everything that came for a subscription except its confirmation. */
export const messagesOf = ({ frames }: CableClient) =>
  frames.filter((frame) => 'identifier' in frame && 'message' in frame)
