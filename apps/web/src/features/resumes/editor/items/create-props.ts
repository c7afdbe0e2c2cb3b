/** The props of a form that adds an item to a section. */
export type CreateProps = {
  resumeId: number
  /** The name of the draft. */
  draft: string
  /** The first field takes the focus. */
  isFocused: boolean
  onSaved: () => void
  /** Undefined where the section has no item yet. */
  onCancel: (() => void) | undefined
}
