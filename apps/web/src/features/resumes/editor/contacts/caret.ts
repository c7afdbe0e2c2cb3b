type NodeOf = (field: string) => HTMLElement | null
type Caret = { field: string; at: number; isTakenUp: boolean }

/** Where the person was typing when the form of a new CV gave way to that of the CV. */
let left: Caret | undefined

/** Remembers the field with the focus, and the caret in it. */
export function leaveCaret(fields: readonly string[], nodeOf: NodeOf): void {
  const field = fields.find((name) => nodeOf(name) === document.activeElement)
  const node = document.activeElement
  left =
    field !== undefined && isText(node)
      ? { field, at: node.selectionEnd ?? node.value.length, isTakenUp: false }
      : undefined
}

/** Puts the caret where it was left. Called after every drawing, because the draft fills the fields after the first. */
export function takeUpCaret(nodeOf: NodeOf): void {
  const node = left && nodeOf(left.field)
  if (!left || !node || !isText(node)) return
  node.focus()
  node.setSelectionRange(left.at, left.at)
  const isDone = left.isTakenUp || node.value.length >= left.at
  left = isDone ? undefined : { ...left, isTakenUp: true }
}

const isText = (node: Element | null): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
