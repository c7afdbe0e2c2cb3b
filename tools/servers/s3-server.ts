import { hasS3Server } from '../../apps/api/test/files/s3-server.ts'
import { aptInstall } from '../browser/chromium.ts'

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']

export const s3ServerMissing = `No OpenStack Swift was found, so the tests with a real S3 server are skipped. Debian: apt-get install ${packages.join(' ')}.`

/** Whether there is an S3 server for tests. Installs it where that works without a password. */
export async function ensureS3Server(): Promise<boolean> {
  if (hasS3Server() || process.platform !== 'linux') return hasS3Server()
  console.log('Installing an S3 server for tests …')
  await aptInstall(...packages)
  return hasS3Server()
}
