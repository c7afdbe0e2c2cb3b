import type { RouteDescriptor } from '@portal/contract/shared/route'
import type { Client, TestApp } from '../app.ts'
import { addressOf } from '../descriptors.ts'
import type { ChangingCall } from './test-calls.ts'

/**
 * Makes a row in its first version, and a function that makes the call on it: as its owner on own paths, else as admin.
 */
export async function rowToChange(
  api: TestApp,
  admin: Client,
  descriptor: RouteDescriptor,
  { build }: ChangingCall,
) {
  const row = await build(api)
  const isOwnPath = /^\/(records|profile|second_factors)(\/|$)/.test(descriptor.url)
  const client = isOwnPath && row.user_id !== undefined ? await api.as({ id: row.user_id }) : admin
  const call = async (body?: Record<string, unknown>, ifMatch?: string) => {
    const response = await client.inject({
      method: descriptor.method,
      url: addressOf(descriptor, String(row.id)),
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      ...(body === undefined ? {} : { payload: body }),
    })
    const isEmpty = response.body === ''
    return {
      status: response.statusCode,
      etag: response.headers.etag,
      body: isEmpty ? undefined : response.json(),
    }
  }
  return { id: row.id, call }
}
