import { type ESTree, parseSync, Visitor } from 'vite'

/** What only the server, `npm run dev` and the tests read of an endpoint. */
const unread = new Set(['schema', 'access', 'summary', 'changes', 'sendsHeaders'])

/**
 * Takes out of a file of the contract what a production build never reads: leaves `unread` out of what is given to
 * `route`, and marks the calls outside functions as pure, so that the bundler drops schemas that nothing refers to any
 * more. Its modules may go as well: package.json sets `sideEffects` to false.
 * See docs/decisions/0032-endpoints-without-schemas-in-the-browser.md.
 */
export function slimmed(file: string, code: string): string {
  const cuts: { start: number; end: number }[] = []
  const calls = new Set<number>()
  let functions = 0
  const enter = () => {
    functions += 1
  }
  const leave = () => {
    functions -= 1
  }
  const visitor = new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression(call) {
      // The calls of a chain begin at the same place, so they share one mark, which covers the whole chain.
      if (functions === 0) calls.add(call.start)
      cuts.push(...unreadOf(call))
    },
  })
  visitor.visit(parseSync(file, code).program)
  const isCut = (place: number) => cuts.some(({ start, end }) => place >= start && place < end)
  const marks = [...calls].filter((start) => !isCut(start))
  return [
    ...cuts.map(({ start, end }) => ({ start, end, by: '' })),
    ...marks.map((start) => ({ start, end: start, by: '/* @__PURE__ */ ' })),
  ]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

/** The places of `unread`, where the call declares an endpoint, each up to the next property. */
function unreadOf({ callee, arguments: [descriptor] }: ESTree.CallExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'route') return []
  if (descriptor?.type !== 'ObjectExpression') return []
  const { properties, end } = descriptor
  return properties.flatMap((property, index) =>
    property.type === 'Property' && property.key.type === 'Identifier' && unread.has(property.key.name)
      ? [{ start: property.start, end: properties[index + 1]?.start ?? end - 1 }]
      : [],
  )
}
