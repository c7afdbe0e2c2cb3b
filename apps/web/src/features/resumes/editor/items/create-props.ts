/** The props of a form that adds an item to a section. */
export type CreateProps = {
  resumeId: number
  /** The name of the draft. */
  draft: string
  /** Whether the first field takes the focus. */
  isFocused: boolean
  onSaved: () => void
  /** Called to close the form; undefined where the section has no item yet. */
  onCancel: (() => void) | undefined
}
