import * as z from 'zod/mini'
import { id } from './fields.ts'
import { route } from './route.ts'

export const projectName = z.object({ id, name: z.string(), is_bench: z.boolean() })
export type ProjectName = z.infer<typeof projectName>

export const projects = {
  names: route({
    method: 'GET',
    url: '/projects/names',
    access: 'signedIn',
    summary: 'Every project by name, for selects',
    schema: { response: { 200: z.array(projectName) } },
  }),
}
