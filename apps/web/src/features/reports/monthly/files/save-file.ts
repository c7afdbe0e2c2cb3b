import type { RouteDescriptor } from '@portal/contract/shared/route'
import { NetworkError } from '../../../../api/api-errors.ts'
import { request } from '../../../../api/client.ts'
import { t } from '../../../../messages/messages.ts'

/** Files arrive over slow connections, too. */
const timeoutMs = 10 * 60_000
/** The browser has begun to save the file by then. */
const keptMs = 60_000

/**
 * Fetches a file and saves it under the name that the server gives. Not a plain link to it: a refusal would replace the
 * page, and nothing would say so.
 */
export async function saveFile(descriptor: RouteDescriptor, query: object): Promise<void> {
  const response = await request(descriptor, { query }, { timeoutMs })
  const content = await response.blob().catch(() => {
    throw new NetworkError(t.errors.network)
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileNameIn(response.headers.get('content-disposition'))
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}

/** The name in a `Content-Disposition`; empty where there is none, and the browser then makes one up. */
export const fileNameIn = (disposition: string | null): string =>
  /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? ''
