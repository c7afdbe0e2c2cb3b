import type { FactorDuty } from '@portal/domain/people/second-factors'
import { createTestApp } from '../app.ts'
import { buildUser } from '../factories/user.ts'
import { type CableClient, type CableHeaders, type CableSettings, connectCable } from './cable-client.ts'

export type CableApp = Awaited<ReturnType<typeof createCableApp>>

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Starts a test app whose live channel can be opened, with shorter times between pings and looks at the sessions. */
export async function createCableApp({
  probeMs = 60_000,
  ...settings
}: {
  probeMs?: number
  factorDuty?: FactorDuty
} = {}) {
  const cableTiming = { pingMs: 100, sessionsMs: 50, probeMs }
  const api = await createTestApp({ cableTiming, ...settings })
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const clients: CableClient[] = []
  const connect = (headers: CableHeaders, settings?: CableSettings) => {
    const client = connectCable(url, headers, settings)
    clients.push(client)
    return client
  }
  const connectAs = async (user: { id: number }) => connect(bearer(await api.tokenOf(user)))
  return {
    api,
    url,
    connect,
    connectAs,
    connectAsSomeone: async () => connectAs(await buildUser(api.db)),
    endSockets: () => {
      for (const { socket } of clients.splice(0)) socket.terminate()
    },
  }
}
