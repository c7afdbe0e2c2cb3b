import * as z from 'zod/mini'
import { id, idParams, noContent, requiredText } from './fields.ts'
import { route } from './route.ts'

export const category = z.object({
  id,
  name: z.string(),
  has_records: z.boolean(),
  can: z.object({ delete: z.boolean() }),
})
export type Category = z.infer<typeof category>

export const categoryInput = z.object({ name: requiredText(100) })

export const categories = {
  list: route({
    method: 'GET',
    url: '/categories',
    access: 'signedIn',
    summary: 'Categories by name',
    schema: {
      querystring: z.object({ name: z.optional(z.string()) }),
      response: { 200: z.array(category) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/categories',
    access: 'managerLevel',
    summary: 'Add a category; names are unique without regard to case',
    flatBody: 'category',
    schema: {
      body: z.object({ category: categoryInput }),
      response: { 201: category },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/categories/:id',
    access: 'managerLevel',
    summary: 'Delete a category that no record refers to',
    schema: { params: idParams, response: { 204: noContent } },
  }),
}
