// A fast receiver of webhooks, in a thread of its own, so that whoever measures requests beside it does not wait for it.
// Its first message is its port; each further one says that a delivery came.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { parentPort } from 'node:worker_threads'

const receiver = createServer((request, response) => {
  request.resume()
  response.writeHead(204).end()
  parentPort?.postMessage('arrived')
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const place = receiver.address()
parentPort?.postMessage(place !== null && typeof place === 'object' ? place.port : 0)
