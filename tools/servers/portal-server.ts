import { spawn } from 'node:child_process'
import { freePort, nodeArgs, onInterrupt, root } from '../processes.ts'

export type RunningServer = { url: string; pid: number | undefined; stop: () => Promise<void> }

/**
 * Starts a script that serves the portal on a free port, or the wanted one, and waits for readiness. Throws with the server's output when
 * it ends before.
 */
export async function startServer(
  script: string,
  env: NodeJS.ProcessEnv = {},
  wantedPort?: number,
): Promise<RunningServer> {
  const port = wantedPort ?? (await freePort())
  // The name of this machine and not its number, for which browsers make no passkeys.
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [...nodeArgs, script], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: url, HOST: '127.0.0.1', ...env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  server.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-20_000)
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    forget()
    server.kill('SIGTERM')
    await ended
  }
  const forget = onInterrupt(stop)
  while (!(await answers(`${url}/readyz`))) {
    if (server.exitCode !== null) {
      forget()
      throw new Error(`The portal did not start:\n${words.trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  server.stderr.removeAllListeners('data').resume()
  return { url, pid: server.pid, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
