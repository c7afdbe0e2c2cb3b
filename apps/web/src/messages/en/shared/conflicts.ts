const all = new Intl.ListFormat('en', { type: 'unit' })

export const conflicts = {
  title: 'Changed in the meantime',
  hint: 'Somebody else has saved other values since you opened this. Choose which to keep; nothing is saved yet.',
  yours: 'Yours',
  saved: 'Saved now',
  keepAllMine: 'Keep all mine',
  takeAllTheirs: 'Take all theirs',
  save: 'Save these',
  back: 'Back to the form',
  empty: 'Empty',
  list: (names: readonly string[]) => all.format(names),
  yes: 'Yes',
  no: 'No',
  checkAgain: 'Somebody else has changed this in the meantime. Check the fields and save again.',
}
