import { spawnSync } from 'node:child_process'
import { aptInstall } from '../programs.ts'

/** Debian's Python, which has Debian's packages, whatever else is in the PATH. */
export const debianPython = '/usr/bin/python3'
const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']

export const s3ServerMissing = `No OpenStack Swift was found, so the tests with a real S3 server are skipped. Debian: apt-get install ${packages.join(' ')}.`

/** Whether the machine has the programs of the S3 server for tests. */
export const hasS3Server = () =>
  spawnSync(debianPython, [
    '-c',
    'import swift.proxy.server, swift.obj.server, swift.container.server, swift.account.server',
  ]).status === 0

/** Whether there is an S3 server for tests. Installs it where that works without a password. */
export async function ensureS3Server(): Promise<boolean> {
  if (hasS3Server() || process.platform !== 'linux') return hasS3Server()
  console.log('Installing an S3 server for tests …')
  await aptInstall(...packages)
  return hasS3Server()
}
