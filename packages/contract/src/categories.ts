import { categoryLimits } from '@portal/domain/categories'
import * as z from 'zod/mini'
import { refusedDelete } from './shared/errors.ts'
import { id, idInput, idParams, noContent, optionalText, requiredText, version } from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { route } from './shared/route.ts'
import { sortInput, sortQuery } from './shared/sorting.ts'

export const category = z.object({
  id,
  version,
  name: z.string(),
  description: z.nullable(z.string()),
  has_records: z.boolean(),
  can: z.object({ update: z.boolean(), delete: z.boolean(), ...refusedDelete }),
})
export type Category = z.infer<typeof category>

export const categoryInput = z.object({
  name: requiredText(categoryLimits.name),
  description: optionalText(categoryLimits.description),
})
export type CategoryInput = z.output<typeof categoryInput>

export const categoryChanges = z.partial(categoryInput)
export type CategoryChanges = z.output<typeof categoryChanges>

export const categorySortFields = ['id', 'name', 'description'] as const
export const categorySort = sortInput(categorySortFields)

const listQuery = z.object({
  id: z.optional(idInput),
  name: z.optional(z.string()),
  ...sortQuery(categorySortFields),
})
export type CategoryQuery = z.output<typeof listQuery>

export const tags = { categories: 'Categories of worked hours' }

export const categories = {
  list: route({
    method: 'GET',
    url: '/categories',
    access: 'signedIn',
    summary: 'Categories by name',
    schema: {
      querystring: listQuery,
      response: { 200: z.array(category) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/categories',
    access: 'managerLevel',
    refuses: [409],
    summary: 'Add a category; names are unique, however they are spelt',
    flatBody: 'category',
    schema: {
      body: z.object({ category: categoryInput }),
      response: { 201: category },
    },
  }),
  update: route({
    method: 'PATCH',
    url: '/categories/:id',
    access: 'managerLevel',
    summary: 'Rename or describe a category; fields that are left out stay',
    flatBody: 'category',
    changes: category,
    schema: {
      params: idParams,
      body: z.object({ category: categoryChanges }),
      response: { 200: category },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/categories/:id',
    access: 'managerLevel',
    summary: 'Delete a category that no record refers to',
    changes: category,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

export const categoryFiles = listFiles({
  url: '/categories',
  access: 'signedIn',
  list: 'categories',
  query: listQuery,
})
