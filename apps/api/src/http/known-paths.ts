type Node = { readonly parts: Map<string, Node>; name?: Node }

const newNode = (): Node => ({ parts: new Map() })
const isName = (part: string) => part.startsWith(':')

/** The longest number of a row. */
const rowId = /^\d{1,10}$/

/**
 * The addresses of the portal, and what may be kept of one that was asked for, in the log or elsewhere: the parts that
 * the portal itself named, and ids. Everything else may be a token or a slug, in any spelling, and is `:secret`.
 */
export class KnownPaths {
  readonly #root = newNode()

  /** Adds a pattern; `:name` stands for one part of it. */
  add(pattern: string): void {
    let node = this.#root
    for (const part of partsOf(pattern)) {
      if (isName(part)) {
        node.name ??= newNode()
        node = node.name
        continue
      }
      const next = node.parts.get(part) ?? newNode()
      node.parts.set(part, next)
      node = next
    }
  }

  /** The path of an address as it may be kept, without its query. What follows an unknown part is left out. */
  keepable(url: string): string {
    const kept: string[] = []
    let node: Node | undefined = this.#root
    for (const part of partsOf(url.split(/[?#]/, 1)[0] ?? '')) {
      const named: Node | undefined = node.parts.get(part)
      kept.push(named || (node.name && rowId.test(part)) ? part : ':secret')
      node = named ?? node.name
      if (node === undefined) break
    }
    return `/${kept.join('/')}`
  }
}

const partsOf = (path: string): string[] => path.replace(/^\//, '').split('/')
