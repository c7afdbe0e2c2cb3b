import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'

/** Sockets have short paths; one below the present folder may be named from there. */
const shortest = (path: string) => {
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}

const pathOf = ({ dataDir, name }: Place) => join(dataDir, `${name}.sock`)

type Place = { dataDir: string; name: string }

type Options = Place & {
  /** Answers a command that has connected. */
  serve: (socket: Socket) => Promise<void>
  /** Called where the socket cannot be opened. Some file systems have no sockets, and paths of sockets are short. */
  onFailure: (error: unknown) => void
}

export type PortalSocket = { close(): Promise<void> }

/** Lets a command ask the running portal, through a socket in DATA_DIR that only the portal's account can open. */
export async function openPortalSocket({ serve, onFailure, ...place }: Options): Promise<PortalSocket> {
  const path = pathOf(place)
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: false }, (socket) => {
    socket.on('error', () => {})
    void serve(socket)
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(shortest(path), resolve)
    })
    await chmod(path, 0o600)
  } catch (error) {
    onFailure(error)
  }
  return {
    close: async () => {
      server.close()
      await rm(path, { force: true })
    },
  }
}

/** Connects a command to the portal that runs in this DATA_DIR; undefined when none does. */
export async function connectToPortal(place: Place): Promise<Socket | undefined> {
  const socket = connect(shortest(pathOf(place)))
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  return isConnected ? socket : undefined
}

/** The first line that arrives; what arrived by then where the other side goes away without one. */
export async function firstLineOf(
  socket: Socket,
  mostCharacters = Number.POSITIVE_INFINITY,
): Promise<string> {
  let words = ''
  const { promise, resolve } = Promise.withResolvers<string>()
  socket.on('data', (chunk: Buffer) => {
    words += chunk.toString()
    if (words.includes('\n') || words.length > mostCharacters) resolve(words)
  })
  socket.once('close', () => resolve(words))
  return promise
}
