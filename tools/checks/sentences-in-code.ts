import ts from 'typescript'

export type Finding = { line: number; text: string }

/** A text that people read: it begins with a capital letter, or with a value and a word, and has a further word. */
const isSentence = (text: string) => /^(?:[A-Z][a-z']*|… [a-z]+) \S/.test(text.trim())

/** Calls whose texts go to the log, to a developer or to the operator's terminal. */
const callees =
  /^(?:(?:\w+\.)*log\.\w+|console\.\w+|process\.std(?:out|err)\.write|(?:\w+\.)*onFailure|onStop)$/
/** Classes whose texts are for the log. */
const errors = /Error$/
/** Properties and constants of the API's reference, and what metrics say of themselves. */
const references = new Set(['summary', 'description', 'sendsHeaders', 'tags', 'help'])

/** Texts for people in a source file, but for those in SQL, in errors and log lines, and in the API's reference. */
export function sentencesIn(file: string, code: string): Finding[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: Finding[] = []
  const visit = (node: ts.Node) => {
    if (isForOthers(node)) return
    const text = textOf(node)
    if (text !== undefined && isSentence(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ line: line + 1, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** SQL, log lines, errors for developers, and the API's reference. */
function isForOthers(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return true
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText().startsWith('sql')
  if (ts.isNewExpression(node)) return errors.test(node.expression.getText())
  if (ts.isCallExpression(node)) return callees.test(node.expression.getText().replaceAll('?', ''))
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
  return isNamed && references.has(node.name.getText())
}
