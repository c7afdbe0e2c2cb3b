import * as z from 'zod/mini'

/** `browser` is kept after the browser is closed and shared by all tabs; `tab` is deleted with its tab. */
type Place = 'browser' | 'tab'

// This is a function, because even reading the property throws where storage is blocked.
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** The value stored under a key, if it fits the schema. Blocked storage counts as empty. */
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

/** Stores a value; where storage is blocked or full, nothing is stored. */
export function writeStored(key: string, value: unknown, place: Place = 'browser') {
  try {
    storageOf(place).setItem(key, JSON.stringify(value))
  } catch {
    // Blocked or full storage: the portal works without the stored value.
  }
}

export function forgetStored(key: string, place: Place = 'browser') {
  try {
    storageOf(place).removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Deletes every key with this prefix. */
export function forgetAllStored(prefix: string, place: Place) {
  try {
    const storage = storageOf(place)
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
