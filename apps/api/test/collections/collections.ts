import * as z from 'zod/mini'

/** No list and no map of an input may have more items than this. */
export const highestBound = 1000

type Schema = z.core.$ZodType
export type Path = readonly (string | number)[]

/** A list or a map of an input, with the schema of its items. */
export type Collection = { kind: 'list' | 'map'; path: Path; item: Schema }
/** A leaf is a field that is no collection and holds none. */
export type Leaf = { path: Path; schema: Schema }

export type Inside = { collections: readonly Collection[]; leaves: readonly Leaf[] }

/**
 * Returns everything that a schema of the contract may hold, at every depth, and of a collection its first item. It
 * throws for an unknown kind of schema, so that nobody forgets to limit it.
 */
export function insideOf(schema: Schema, path: Path = []): Inside {
  if (schema instanceof z.core.$ZodObject)
    return merged(
      Object.entries(schema._zod.def.shape).map(([name, field]) => insideOf(field, [...path, name])),
    )
  if (schema instanceof z.core.$ZodArray)
    return withCollection({ kind: 'list', path, item: schema._zod.def.element }, 0)
  if (schema instanceof z.core.$ZodRecord)
    return withCollection({ kind: 'map', path, item: schema._zod.def.valueType }, '1')
  if (schema instanceof z.core.$ZodTransform) return merged([])
  const parts = partsOf(schema)
  const inside = merged(parts.map((part) => insideOf(part, path)))
  // The checks of a text may stand around its schema.
  return inside.collections.length > 0 || parts.some((part) => part instanceof z.core.$ZodObject)
    ? inside
    : { collections: [], leaves: [{ path, schema }] }
}

function withCollection(collection: Collection, key: string | number): Inside {
  const { collections, leaves } = insideOf(collection.item, [...collection.path, key])
  return { collections: [collection, ...collections], leaves }
}

/** Returns the schemas that a schema is made of, for the same value. */
function partsOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out]
  for (const wrapper of [z.core.$ZodOptional, z.core.$ZodNullable, z.core.$ZodDefault, z.core.$ZodPrefault])
    if (schema instanceof wrapper) return [schema._zod.def.innerType]
  if (simple.some((kind) => schema instanceof kind)) return []
  throw new Error(`Nobody has said what a schema of the kind ${schema._zod.def.type} may hold`)
}

const simple = [z.core.$ZodString, z.core.$ZodNumber, z.core.$ZodBoolean, z.core.$ZodEnum, z.core.$ZodLiteral]

const merged = (all: readonly Inside[]): Inside => ({
  collections: all.flatMap(({ collections }) => collections),
  leaves: all.flatMap(({ leaves }) => leaves),
})

/** Counts until `stop` how often the schema of the items is asked. */
export function countVisits({ item }: Collection): { visits(): number; stop(): void } {
  const { run } = item._zod
  let visits = 0
  item._zod.run = (...input) => {
    visits += 1
    return run(...input)
  }
  return {
    visits: () => visits,
    stop: () => {
      item._zod.run = run
    },
  }
}

/** Returns a value that holds another one at the path. Everything else in it comes from `base`. */
export function withValue(base: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') return [withValue(Array.isArray(base) ? base[key] : undefined, rest, value)]
  const fields = isObject(base) ? base : {}
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No list and no map accepts this item. */
const refusedItem = null

/** Returns a collection of so many items, each of which is refused. */
export const refusedItems = ({ kind }: Collection, count: number): unknown =>
  kind === 'list'
    ? Array.from({ length: count }, () => refusedItem)
    : Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index + 1), refusedItem]))
