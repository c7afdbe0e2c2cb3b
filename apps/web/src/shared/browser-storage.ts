import * as z from 'zod/mini'

/** `browser` outlives the visit and is shared by all tabs; `tab` ends with its tab. */
type Place = 'browser' | 'tab'

// A function, because the mere access throws where storage is blocked.
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** What was stored under a key, if it is still of the expected form. Blocked storage counts as empty. */
export function readStored<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  place: Place = 'browser',
): z.output<Schema> | undefined {
  try {
    const text = storageOf(place).getItem(key)
    const result = z.safeParse(schema, text === null ? undefined : JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** Stores a value for later; where storage is blocked or full it is lost with the page. */
export function writeStored(key: string, value: unknown, place: Place = 'browser') {
  try {
    storageOf(place).setItem(key, JSON.stringify(value))
  } catch {
    // Blocked or full storage: nothing depends on the stored value.
  }
}

export function forgetStored(key: string, place: Place = 'browser') {
  try {
    storageOf(place).removeItem(key)
  } catch {
    // Blocked storage: there is nothing to remove.
  }
}

/** Forgets every key that begins so. */
export function forgetAllStored(prefix: string, place: Place) {
  try {
    const storage = storageOf(place)
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // Blocked storage: there is nothing to remove.
  }
}
