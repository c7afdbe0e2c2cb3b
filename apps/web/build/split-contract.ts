import { readFile } from 'node:fs/promises'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { slimmed } from './slim-contract.ts'

const contractFile = /\/packages\/contract\/src\/.+\.ts(?:\?endpoints)?$/
const query = '?endpoints'
const fileOf = (id: string) => id.replace(/\?.*$/, '')

/** Of a module of the contract: its endpoints, or everything else. */
export type Part = 'endpoints' | 'schemas'

/**
 * Makes two modules of each file of the contract that declares endpoints: one with the endpoints, one with the schemas
 * of forms. A page that calls an endpoint would otherwise load what is typed into the forms of other pages.
 * See docs/decisions/0032-endpoints-without-schemas-in-the-browser.md.
 */
export function splitContract(): Plugin {
  const known = new Map<string, Promise<ReadonlySet<string>>>()
  const endpointsIn = (file: string) => {
    const names = known.get(file) ?? readFile(file, 'utf8').then((code) => endpointNames(file, code))
    known.set(file, names)
    return names
  }
  return {
    name: 'split-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?endpoints$/ },
      handler: async function (source, importer) {
        const whole = await this.resolve(fileOf(source), importer)
        return whole && whole.id + query
      },
    },
    load: {
      filter: { id: /\/packages\/contract\/src\/.+\.ts\?endpoints$/ },
      handler: async (id) => ({ code: await readFile(fileOf(id), 'utf8'), moduleType: 'ts' }),
    },
    transform: {
      filter: { id: [contractFile, /\/apps\/web\/src\/.+\.tsx?(?:\?|$)/] },
      handler: async function (code, id) {
        if (contractFile.test(id)) {
          const file = fileOf(id)
          return {
            code: partOf(file, slimmed(file, code), id.endsWith(query) ? 'endpoints' : 'schemas'),
            map: null,
          }
        }
        if (!code.includes('@portal/contract/')) return null
        const sources = new Map<string, ReadonlySet<string>>()
        for (const source of contractImports(fileOf(id), code).map((it) => it.source.value)) {
          const resolved = await this.resolve(source, id)
          if (resolved) sources.set(source, await endpointsIn(resolved.id))
        }
        return { code: withEndpointsApart(fileOf(id), code, sources), map: null }
      },
    },
  }
}

/** The names of a file's exports that hold endpoints. */
export const endpointNames = (file: string, code: string): ReadonlySet<string> =>
  new Set(statementsOf(file, code).flatMap(({ names, hasEndpoints }) => (hasEndpoints ? names : [])))

/** Only the statements of that part, with what they refer to. A file without endpoints stays whole. */
export function partOf(file: string, code: string, part: Part): string {
  const statements = statementsOf(file, code)
  if (!statements.some(({ hasEndpoints }) => hasEndpoints)) return code
  const kept = new Set(
    statements.filter(({ isExport, hasEndpoints }) => isExport && hasEndpoints === (part === 'endpoints')),
  )
  for (const { uses } of kept) {
    for (const other of statements) if (other.names.some((name) => uses.has(name))) kept.add(other)
  }
  const used = [...kept].reduce((all, { uses }) => all.union(uses), new Set<string>())
  const imports = importsOf(file, code).flatMap((node) => importOf(code, node, (local) => used.has(local)))
  const texts = statements.filter((it) => kept.has(it)).map(({ start, end }) => code.slice(start, end))
  return [...imports, ...texts].join('\n')
}

/** Imports the endpoints of the contract from their own modules; `sources` has their names by import. */
export function withEndpointsApart(
  file: string,
  code: string,
  sources: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  return contractImports(file, code).reduceRight((text, node) => {
    const endpoints = sources.get(node.source.value)
    if (!endpoints || endpoints.size === 0) return text
    const parts = [
      ...importOf(code, node, (_, name) => !endpoints.has(name)),
      ...importOf(code, node, (_, name) => endpoints.has(name), node.source.value + query),
    ]
    return text.slice(0, node.start) + parts.join('\n') + text.slice(node.end)
  }, code)
}

const importsOf = (file: string, code: string) =>
  parseSync(file, code).program.body.flatMap((node) => (node.type === 'ImportDeclaration' ? [node] : []))

const contractImports = (file: string, code: string) =>
  importsOf(file, code).filter(
    ({ importKind, source }) => importKind !== 'type' && source.value.startsWith('@portal/contract/'),
  )

/** The import with the names that `isKept` accepts and no types; nothing when none remains. */
function importOf(
  code: string,
  node: ESTree.ImportDeclaration,
  isKept: (local: string, imported: string) => boolean,
  source = node.source.value,
): string[] {
  if (node.importKind === 'type') return []
  const kept = node.specifiers.filter((it) => {
    if (it.type !== 'ImportSpecifier') return isKept(it.local.name, it.local.name)
    if (it.importKind === 'type') return false
    return isKept(it.local.name, it.imported.type === 'Literal' ? it.imported.value : it.imported.name)
  })
  if (kept.length === 0) return []
  const names = kept.map((it) => code.slice(it.start, it.end)).join(', ')
  const isNamed = kept[0]?.type === 'ImportSpecifier'
  return [`import ${isNamed ? `{ ${names} }` : names} from '${source}'`]
}

type Statement = {
  start: number
  end: number
  names: string[]
  uses: ReadonlySet<string>
  isExport: boolean
  hasEndpoints: boolean
}

/** The statements at the top of a module, without imports and types. */
function statementsOf(file: string, code: string): Statement[] {
  const { program } = parseSync(file, code)
  const identifiers: { start: number; name: string }[] = []
  const endpoints: number[] = []
  /** Where names stand that refer to nothing: keys of objects, and what follows a dot. */
  const labels = new Set<number>()
  let functions = 0
  const enter = () => {
    functions += 1
  }
  const leave = () => {
    functions -= 1
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ start, callee }) {
      if (functions === 0 && callee.type === 'Identifier' && callee.name === 'route') endpoints.push(start)
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) labels.add(key.start)
    },
    MemberExpression({ property, computed }) {
      if (!computed) labels.add(property.start)
    },
    Identifier({ start, name }) {
      identifiers.push({ start, name })
    },
  }).visit(program)
  return program.body.filter(runs).map((node) => {
    const { start, end } = node
    const isHere = (place: number) => place >= start && place < end
    const uses = identifiers.filter((it) => isHere(it.start) && !labels.has(it.start)).map(({ name }) => name)
    return {
      start,
      end,
      names: declaredBy(node.type === 'ExportNamedDeclaration' ? node.declaration : node),
      uses: new Set(uses),
      isExport: node.type === 'ExportNamedDeclaration',
      hasEndpoints: endpoints.some(isHere),
    }
  })
}

/** Whether a statement is left when the types are taken out; imports are treated apart. */
function runs(node: ESTree.Statement | ESTree.ModuleDeclaration): boolean {
  if (node.type === 'ImportDeclaration') return false
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  return declared?.type !== 'TSTypeAliasDeclaration' && declared?.type !== 'TSInterfaceDeclaration'
}

function declaredBy(node: ESTree.Node | null): string[] {
  if (node?.type === 'FunctionDeclaration') return node.id ? [node.id.name] : []
  if (node?.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}
