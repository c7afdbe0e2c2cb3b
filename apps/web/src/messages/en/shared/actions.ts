export const actions = {
  save: 'Save',
  create: 'Create',
  cancel: 'Cancel',
  close: 'Close',
  open: 'Open',
  undo: 'Undo',
  undone: 'Undone',
  delete: 'Delete',
  edit: 'Edit',
  back: 'Back',
  tryAgain: 'Try again',
  logIn: 'Log in',
  toStart: 'Go to the start page',
  confirmTitle: 'Are you sure?',
  /** The sentence in the confirm dialog; it names the thing that will be deleted. */
  deleteQuestion: (thing: string) => `“${thing}” will be deleted. This cannot be undone.`,
  deleteNamed: (thing: string) => `Delete ${thing}`,
  editNamed: (thing: string) => `Edit ${thing}`,
  discardTitle: 'Discard what you typed?',
  discardQuestion: 'The form has changes that are not saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  /** What a screen reader calls a handle by which things are dragged. */
  draggable: 'draggable',
  showPassword: 'Show password',
  /** A message that something is done, with the thing. */
  doneTo: (done: string, thing: string) => (done.endsWith('!') ? `${done} ${thing}` : `${done}, ${thing}`),
}
