import { apiPrefix, type RouteDescriptor } from '@portal/contract/shared/route'
import { namedDescriptors } from '../src/http/openapi/contract-names.ts'

/** The list has all descriptors of the contract, so that a new one is tested without being listed. */
export const descriptors = namedDescriptors.map(([, descriptor]) => descriptor)

export const nameOf = ({ method, url }: RouteDescriptor) => `${method} ${url}`

/** Returns an address of the route, whose row need not exist. `params` names the values of single parameters. */
export const addressOf = ({ url }: RouteDescriptor, id = '1', params: Record<string, string> = {}) =>
  apiPrefix + url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? id)
