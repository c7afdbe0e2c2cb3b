// House rules that neither Biome (biome.json) nor dependency-cruiser can hold. Each names its reason.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root, runQuietly } from '../processes.ts'

/** The most lines of a stylesheet; Biome counts the lines of scripts. */
const maxLines = 250

type Finding = { line: number; text: string }

const { output } = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
const files = output
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|mjs|cjs|css|sql|md|json|ya?ml)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/(^package-lock\.json$|routeTree\.gen\.ts$|\/migrations\/)/.test(file))

let findings = 0
let looked = 0
for (const file of files) {
  looked += 1
  const text = readFileSync(join(root, file), 'utf8')
  for (const finding of [...nameFindings(file), ...textFindings(file, text), ...codeFindings(file, text)]) {
    findings += 1
    console.error(`${file}:${finding.line} ${finding.text}`)
  }
}
console.log(`${looked} files looked at.`)
if (looked === 0 || findings > 0) process.exitCode = 1

function nameFindings(file: string): Finding[] {
  const found: Finding[] = []
  if (/(^|\/)(utils?|misc|common|helpers?)(\/|\.tsx?$)/.test(file)) {
    found.push({ line: 1, text: 'has a name that says nothing of its content: say what it holds' })
  }
  if (/(^|\/)index\.tsx?$/.test(file) && !file.startsWith('apps/web/src/routes/')) {
    found.push({ line: 1, text: 'has no name but its folder: say what it holds' })
  }
  return found
}

function textFindings(file: string, text: string): Finding[] {
  const found: Finding[] = []
  const lines = text.split('\n')
  if (file.endsWith('.css') && lines.length - 1 > maxLines) {
    found.push({
      line: maxLines,
      text: `has ${lines.length - 1} lines, at most ${maxLines}: split it by component`,
    })
  }
  lines.forEach((content, index) => {
    if (/(^|[\s'"`(=])\/(work|home|root|Users)\/\w|[A-Z]:\\Users\\/.test(content)) {
      found.push({ line: index + 1, text: "names a path of somebody's machine" })
    }
    if (/(@ts-(expect-error|nocheck)|biome[-]ignore)\b/.test(content)) {
      found.push({ line: index + 1, text: 'silences a check: fix the cause' })
    }
  })
  return found
}

function codeFindings(file: string, text: string): Finding[] {
  if (!/\.tsx?$/.test(file)) return []
  const found: Finding[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const shipped =
    /^(apps\/[^/]+\/src|packages\/[^/]+\/src)\//.test(file) && !/\.test(-calls)?\.tsx?$/.test(file)
  const policies = namesFromPolicyFiles(source)
  const entry = /^apps\/(api\/src\/main\.ts|web\/src\/main\.tsx)$/.test(file)

  const visit = (node: ts.Node): void => {
    if (ts.isTypePredicateNode(node) && mayMarkRow(node, file, source)) {
      found.push({
        line: lineOf(node),
        text: 'could mark a row as authorized: only `authorize` does, from a policy',
      })
    }
    for (const key of camelCaseColumns(node)) {
      found.push({
        line: lineOf(key),
        text: 'is a column with a second name: its key is the name of the column',
      })
    }
    if (ts.isCallExpression(node) && shipped) {
      if (!asksPolicy(node, source, policies)) {
        found.push({ line: lineOf(node), text: 'authorizes by something else than a policy of the feature' })
      }
      if (inventsRow(node, source)) {
        found.push({
          line: lineOf(node),
          text: 'authorizes a row that is made up: `enforce` a verdict instead',
        })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)

  // Biome's noBarrelFile does not see a file that only passes types on.
  const onlyPassesOnTypes = source.statements.every(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier && statement.isTypeOnly,
  )
  if (onlyPassesOnTypes && source.statements.length > 0) {
    found.push({ line: 1, text: 'is a barrel of types: import from the files that define them' })
  }
  for (const statement of source.statements) {
    if (shipped && !entry && ts.isExpressionStatement(statement)) {
      found.push({ line: lineOf(statement), text: 'does something when imported; only the entry files may' })
    }
  }
  return found
}

/** The keys of a table that are written in another way than the names of columns. */
function camelCaseColumns(node: ts.Node): ts.Identifier[] {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return []
  const [, columns] = node.arguments
  if (node.expression.text !== 'pgTable' || columns === undefined) return []
  if (!ts.isObjectLiteralExpression(columns)) return []
  return columns.properties.flatMap(({ name }) =>
    name && ts.isIdentifier(name) && /[A-Z]/.test(name.text) ? name : [],
  )
}

/**
 * Whether a type predicate may mark a row as authorized: any predicate in a feature, and elsewhere in the server one of
 * a row that a policy has allowed.
 */
function mayMarkRow(predicate: ts.TypePredicateNode, file: string, source: ts.SourceFile): boolean {
  if (file.startsWith('apps/api/src/features/')) return true
  const namesMark = predicate.getText(source).includes('Authorized<')
  return namesMark && file.startsWith('apps/api/src/') && file !== 'apps/api/src/use-case/authorized.ts'
}

/**
 * `authorize(somePolicy, …)`, `authorize(somePolicy(today), …)` or `enforce(someVerdict(…))` with a function of a policy
 * file; true for every other call.
 */
function asksPolicy(
  { expression, arguments: [policy] }: ts.CallExpression,
  source: ts.SourceFile,
  policies: ReadonlySet<string>,
): boolean {
  if (!['authorize', 'enforce'].includes(expression.getText(source)) || policy === undefined) return true
  const named = ts.isCallExpression(policy) ? policy.expression : policy
  return ts.isIdentifier(named) && policies.has(named.text)
}

/** A call of `authorize` with something else than the name of a row. */
function inventsRow({ expression, arguments: [, , row] }: ts.CallExpression, source: ts.SourceFile): boolean {
  return expression.getText(source) === 'authorize' && row !== undefined && !ts.isIdentifier(row)
}

/** What a file imports by name from the policy files. */
function namesFromPolicyFiles({ statements }: ts.SourceFile): Set<string> {
  const bindings = statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier: from }) => ts.isStringLiteral(from) && from.text.endsWith('.policy.ts'))
    .map(({ importClause }) => importClause?.namedBindings)
    .filter((named) => named !== undefined)
    .filter(ts.isNamedImports)
  return new Set(bindings.flatMap(({ elements }) => elements.map(({ name }) => name.text)))
}
