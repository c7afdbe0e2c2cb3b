import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../processes.ts'
import { aptInstall, findProgram } from '../programs.ts'

/** The path of the machine's nginx. */
export const findNginx = () => findProgram('nginx')

export const nginxMissing =
  'No nginx was found, so the tests behind a real reverse proxy are skipped. Debian: apt-get install nginx-light.'

/** Finds nginx. Installs it where that works without a password. */
export async function ensureNginx(): Promise<string | undefined> {
  const found = findNginx()
  if (found || process.platform !== 'linux') return found
  console.log('Installing nginx …')
  await aptInstall('nginx-light')
  return findNginx()
}

export type Nginx = { port: number; stop(): Promise<void> }

/** Starts an nginx of its own that passes every request to one of the ports, with the lines as its `location`. */
export async function startNginx(
  binary: string,
  toPorts: number | readonly number[],
  lines: readonly string[],
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  const port = await freePort()
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const config = `
    daemon off;
    master_process off;
    pid ${join(folder, 'pid')};
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${places.join('\n      ')}
      upstream portal {
        ${[toPorts]
          .flat()
          .map((toPort) => `server 127.0.0.1:${toPort} max_fails=0;`)
          .join('\n        ')}
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://portal;
          ${lines.join('\n          ')}
        }
      }
    }`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, config)
  const server = spawn(binary, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = once(server, 'exit')
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${errors}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    port,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
