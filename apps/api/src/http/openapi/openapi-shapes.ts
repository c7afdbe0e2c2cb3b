import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { shapeNames } from './contract-names.ts'

export type JsonSchema = Record<string, unknown>

const prefix = '#/components/schemas/'

/** A registry in which the exported shapes of the contract have their names besides what the global one knows. */
class NamedShapes extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  override get(schema: z.core.$ZodType): z.core.JSONSchemaMeta | undefined {
    const id = shapeNames.get(schema)
    const known = z.globalRegistry.get(schema)
    return id === undefined ? known : { ...known, id }
  }
}

const nameIn = ({ $ref }: JsonSchema) => String($ref).slice(prefix.length)

const converted = z.object({
  items: z.record(z.string(), z.unknown()),
  $defs: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
})

/** Writes schemas as JSON Schema and collects the named shapes that they refer to. */
export class ShapeCollector {
  readonly shapes: Record<string, JsonSchema> = {}
  readonly #registry = new NamedShapes()

  /** Writes a schema in place, or as a reference where the shape has a name. */
  write(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const { items, $defs } = this.#convert(schema, io)
    for (const [name, shape] of Object.entries($defs)) this.#add(name, shape)
    return items
  }

  /** Writes a schema in place, whatever its name is, as for the parameters of a request. */
  writeInPlace(schema: z.core.$ZodType): JsonSchema {
    const { items, $defs } = this.#convert(schema, 'input')
    return $defs[nameIn(items)] ?? items
  }

  /** The shape that a reference names, or the schema itself. */
  resolve(schema: JsonSchema): JsonSchema {
    return this.shapes[nameIn(schema)] ?? schema
  }

  /** Converts a shape in a list, so that zod refers to it by its name too. */
  #convert(schema: z.core.$ZodType, io: 'input' | 'output') {
    const json = z.toJSONSchema(z.array(schema), {
      io,
      metadata: this.#registry,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema, io),
    })
    return z.parse(converted, JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${prefix}`)))
  }

  #add(name: string, shape: JsonSchema): void {
    const known = this.shapes[name]
    if (known !== undefined && !isDeepStrictEqual(known, shape))
      throw new Error(`${name} names two shapes, or one that is sent and answered differently`)
    this.shapes[name] = shape
  }
}

function simplify(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  delete json.id
  // @fastify/swagger takes it for an answer without a body.
  if (schema._zod.def.type === 'undefined') json.type = 'null'
  // Zod writes the bounds of JavaScript's integers at every integer.
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  // Answers may get new fields, and clients must not refuse them.
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
}
