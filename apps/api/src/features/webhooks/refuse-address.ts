import { invalidField } from '../../use-case/errors.ts'
import { checkAddress, type Reach } from './check-address.ts'

/** 422 where nothing may be sent to the address. It asks for the name, so call it outside of a transaction. */
export async function refuseAddress(url: string, reach: Reach): Promise<void> {
  const checked = await checkAddress(url, reach)
  if (!('fault' in checked)) return
  const { fault, host } = checked
  if (fault === 'https_only') throw invalidField('url', 'webhooks.https_only')
  throw invalidField('url', `webhooks.${fault}`, { host })
}
