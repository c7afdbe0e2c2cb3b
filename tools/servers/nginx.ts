import { findNginx } from '../../apps/api/test/nginx.ts'
import { aptInstall } from '../browser/chromium.ts'

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
