import { apiPrefix } from '@portal/contract/shared/route'

/** An object's fields; none where the value is no object. */
export const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Puts parameters into `/users/:id`. */
export function fillPath(url: string, params: unknown): string {
  const values = asFields(params)
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Writes a query. A list repeats its name. Absent and empty parameters are left out, because the server treats them
 * alike.
 */
export function toQueryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(asFields(query))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!isAbsent(item)) search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}

/** The address of an endpoint, for requests and for links to files. */
export const addressOf = (endpoint: { url: string }, params?: unknown, query?: unknown): string =>
  apiPrefix + fillPath(endpoint.url, params) + toQueryString(query)

/**
 * Writes a form. Lists become `name[]`, an empty list one empty text; null becomes an empty text, undefined is not
 * sent.
 */
export function toFormData(fields: Record<string, unknown>, fileField: string, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      // An empty list is sent as one empty text, because an absent list would leave the stored one unchanged.
      for (const item of value.length > 0 ? value : ['']) form.append(`${name}[]`, String(item))
    } else if (value !== undefined) {
      form.append(name, value === null ? '' : String(value))
    }
  }
  form.append(fileField, file)
  return form
}
