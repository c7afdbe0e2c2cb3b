import { readdir } from 'node:fs/promises'
import { apiPrefix, type RouteDescriptor } from '@portal/contract/shared/route'

const contractFolder = new URL('../../../packages/contract/src/', import.meta.url)

const isDescriptor = (value: unknown): value is RouteDescriptor =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'access' in value

/** All descriptors are found by scanning the contract, so that a new one is tested without being listed. */
async function findDescriptors(): Promise<RouteDescriptor[]> {
  const files = (await readdir(contractFolder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules: unknown[] = await Promise.all(
    files.map((file) => import(new URL(file, contractFolder).href)),
  )
  return modules
    .flatMap((module) => Object.values(module ?? {}))
    .flatMap((exported) => (isDescriptor(exported) ? [exported] : Object.values(exported ?? {})))
    .filter(isDescriptor)
}

export const descriptors = await findDescriptors()

export const nameOf = ({ method, url }: RouteDescriptor) => `${method} ${url}`

/** An address of the route; its row need not exist. `params` names the values of single parameters. */
export const addressOf = ({ url }: RouteDescriptor, id = '1', params: Record<string, string> = {}) =>
  apiPrefix + url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? id)
