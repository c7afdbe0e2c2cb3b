import { isUtf8 } from 'node:buffer'
import { faultOfText } from '@portal/domain/texts/storable-text'

type Fault = NonNullable<ReturnType<typeof faultOfText>>

/** An object or a list of the input; `key` is its name or place in the one around it. */
type Node = { value: object; key: PropertyKey; parent: Node | undefined }

/**
 * A text that cannot be stored as it is, with where it stands; the name of a field counts to the object that has it. The
 * search is iterative, because a megabyte of brackets nests deeper than the stack.
 */
export function findFaultyText(input: unknown): { fault: Fault; path: PropertyKey[] } | undefined {
  const left: Node[] = []
  const look = (value: unknown, key: PropertyKey, parent?: Node): Fault | undefined => {
    if (typeof value === 'string') return faultOfText(value)
    if (typeof value === 'object' && value !== null) left.push({ value, key, parent })
    return undefined
  }
  const ofInput = look(input, '')
  if (ofInput !== undefined) return { fault: ofInput, path: [] }
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const isList = Array.isArray(node.value)
    for (const [name, item] of entriesOf(node.value)) {
      const ofName = isList ? undefined : faultOfText(String(name))
      if (ofName !== undefined) return { fault: ofName, path: pathOf(node) }
      const ofItem = look(item, name, node)
      if (ofItem !== undefined) return { fault: ofItem, path: [...pathOf(node), name] }
    }
  }
  return undefined
}

const entriesOf = (value: object): Iterable<[PropertyKey, unknown]> =>
  Array.isArray(value) ? value.entries() : Object.entries(value)

function pathOf(node: Node): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let { key, parent } = node; parent !== undefined; { key, parent } = parent) path.push(key)
  return path.reverse()
}

/** False when percent signs in an address stand for bytes that are no UTF-8, such as %FF or half of a surrogate pair. */
export const isAddressUtf8 = (address: string): boolean =>
  [...address.matchAll(/(?:%[\da-f]{2})+/gi)].every(([bytes]) =>
    isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')),
  )
