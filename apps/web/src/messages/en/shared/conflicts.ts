import { commaList } from '../../english.ts'

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
  list: commaList,
  yes: 'Yes',
  no: 'No',
  checkAgain: 'Somebody else has changed this in the meantime. Check the fields and save again.',
}
