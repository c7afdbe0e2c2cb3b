import type { TestApp } from '../app.ts'

/** Returns the OpenAPI document as the server sends it. */
export const sentDocument = async ({ app }: TestApp): Promise<string> =>
  (await app.inject('/api/openapi.json')).body

/** Returns the document with the pieces of `components` in place of the references to them. No piece holds itself. */
export async function documentInPlace(api: TestApp): Promise<unknown> {
  const document: unknown = JSON.parse(await sentDocument(api))
  return inPlace(document, document)
}

function inPlace(node: unknown, document: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => inPlace(item, document))
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node) return inPlace(pieceOf(document, String(node.$ref)), document)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inPlace(value, document)]))
}

function pieceOf(document: unknown, reference: string): unknown {
  const keys = reference.split('/').slice(1)
  return keys.reduce<unknown>((piece, key) => {
    const found = new Map(Object.entries(piece ?? {})).get(key)
    if (found === undefined) throw new Error(`${reference} leads nowhere`)
    return found
  }, document)
}
