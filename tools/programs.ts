import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './processes.ts'

/** Installs Debian packages when that needs no password; false when they are not installed. */
export async function aptInstall(...names: string[]): Promise<boolean> {
  if (!(await succeeds('apt-get', ['--version']))) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !(await succeeds('sudo', ['-n', 'true']))) return false
  const asRoot = (...args: string[]) => {
    const [command = '', ...rest] = isRoot ? args : ['sudo', '-n', ...args]
    return runQuietly(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  await asRoot('apt-get', 'update')
  const { code, output } = await asRoot('apt-get', 'install', '-y', '--no-install-recommends', ...names)
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'))
  return code === 0
}

/** The path of a program. Folders of the system's programs are often not in a user's PATH. */
export const findProgram = (name: string): string | undefined =>
  [...inPath([name]), join('/usr/sbin', name), join('/usr/local/sbin', name)].find(isExecutable)

/** Where the folders of the PATH may have these programs. */
export const inPath = (programs: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))

const succeeds = async (command: string, args: string[]) => (await runQuietly(command, args)).code === 0

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
