/** Texts about hours that were sent and not saved. */
export const unsent = {
  label: 'Not saved',
  notSaved: (record: string) => `Not saved: ${record}`,
  notAnswered: 'The page was left before the server had answered. Try again: nothing is saved twice.',
}
