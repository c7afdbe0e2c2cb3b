import * as z from 'zod/mini'

/** What was stored under a key, if it is still of the expected form. Blocked storage counts as empty. */
export function readStored<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    const text = localStorage.getItem(key)
    const result = z.safeParse(schema, text === null ? undefined : JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** Remembers a choice for the next visit; where storage is blocked or full it lasts for this one only. */
export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Blocked or full storage: nothing depends on the stored value.
  }
}

export function forgetStored(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage: there is nothing to remove.
  }
}
