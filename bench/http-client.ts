import { Agent, request } from 'node:http'

export type Call = { method: 'GET' | 'POST'; path: string; token: string; body?: string }
export type HttpConnection = (call: Call) => Promise<string>

/** One kept-open connection. A call ends with the whole answer's text; anything but 2xx is an error. */
export function openConnection(baseUrl: string): HttpConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(baseUrl)
  return ({ method, path, token, body }) =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          if (status >= 200 && status < 300) resolve(text)
          else reject(new Error(`${method} ${path} answered ${status}: ${text}`))
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
}
