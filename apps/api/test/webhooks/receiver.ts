import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'

type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, received: Received) => unknown

export type Receiver = {
  url: string
  port: number
  /** What came, in this order. */
  received: Received[]
  /** How it answers from now on. */
  answer: Answer
  /** Resolves when that many requests came. */
  got(count: number): Promise<Received[]>
  close(): Promise<void>
}

type Options = {
  answer?: Answer
  /** Makes the receiver one of https. */
  certificate?: { key: string; cert: string }
  /** The port; any free one when absent. */
  port?: number
}

export const answering = (status: number, headers: Record<string, string> = {}): Answer => {
  return (response) => response.writeHead(status, headers).end()
}

/** Starts a real receiver of webhooks on 127.0.0.1. */
export async function startReceiver({
  answer = answering(204),
  certificate,
  port = 0,
}: Options = {}): Promise<Receiver> {
  const received: Received[] = []
  const listener: RequestListener = async (request, response) => {
    const { url: path = '', headers } = request
    const one = { path, headers, body: await text(request) }
    received.push(one)
    receiver.answer(response, one)
  }
  const server = certificate ? https.createServer(certificate, listener) : http.createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const receiver: Receiver = {
    port: address.port,
    url: `http${certificate ? 's' : ''}://127.0.0.1:${address.port}/hooks?key=hidden`,
    received,
    answer,
    got: (count) =>
      vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} came`)
          return received
        },
        { timeout: 20_000, interval: 20 },
      ),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
