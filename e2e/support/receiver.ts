import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** Starts a receiver of webhooks on 127.0.0.1, which answers with this status. */
export async function startReceiver(first: number) {
  let status = first
  const taken: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (status < 300) taken.push(body)
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const host = `127.0.0.1:${address.port}`
  return {
    host,
    url: `http://${host}/hooks`,
    /** What it answers from now on. */
    answer: (next: number) => {
      status = next
    },
    bodies: () => taken,
    /** The acts of the deliveries that it took. */
    taken: () => taken.map((body) => Object(JSON.parse(body)).type),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
