import { invalidField } from '../../use-case/errors.ts'
import { checkAddress, type Reach } from './check-address.ts'

/** 422 where nothing may be sent to the address. It asks for the name, so call it outside of a transaction. */
export async function refuseAddress(url: string, reach: Reach): Promise<void> {
  const checked = await checkAddress(url, reach)
  if (!('fault' in checked)) return
  const { fault, host } = checked
  if (fault === 'https_only') throw invalidField('url', 'webhooks.https_only')
  if (fault === 'unknown_host') throw invalidField('url', 'webhooks.unknown_host', { host })
  throw invalidField('url', 'webhooks.private_address', { host })
}
