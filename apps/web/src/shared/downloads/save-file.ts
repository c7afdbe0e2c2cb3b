import type { RouteDescriptor } from '@portal/contract/shared/route'
import { NetworkError } from '../../api/api-errors.ts'
import { request } from '../../api/client.ts'
import { saveAsFile } from '../../browser/save-file.ts'
import { t } from '../../messages/messages.ts'

/** The time limit is long, because files may arrive over slow connections. */
const timeoutMs = 10 * 60_000

/**
 * Fetches a file and saves it under the name that the server gives. With a plain link a refusal would replace the page,
 * and nothing would say so.
 */
export async function saveFile(descriptor: RouteDescriptor, query: object, params?: object): Promise<void> {
  const response = await request(descriptor, { params, query }, { timeoutMs })
  const content = await response.blob().catch(() => {
    throw new NetworkError(t.errors.network)
  })
  saveAsFile(fileNameIn(response.headers.get('content-disposition')), content)
}

/** The name in a `Content-Disposition`; empty where there is none, and the browser then makes one up. */
export const fileNameIn = (disposition: string | null): string =>
  /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? ''
