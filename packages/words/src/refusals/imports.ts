import { said } from './said.ts'

export const imports = {
  'imports.not_found': () => 'There is no such import',
  'imports.forbidden': () => 'Only admins import',
  'imports.changed_meanwhile': () => 'The import was changed meanwhile',
  'imports.too_many': said({ max: 5 }, ({ max }) => `${max} imports are waiting; wait for one of them`),
  'imports.not_ready': () => 'The import is not ready for this',
  'imports.changed': () => 'The portal has changed since the check; look at the counts again',
  'imports.refused_rows': said({ count: 3 }, ({ count }) =>
    count === 1
      ? 'One row is refused, so nothing was written'
      : `${count} rows are refused, so nothing was written`,
  ),
  'imports.too_late': said({ hours: 24 }, ({ hours }) => `An import can be taken back for ${hours} hours`),
  'imports.standing': said({ count: 2 }, ({ count }) =>
    count === 1 ? 'One row was changed or used since' : `${count} rows were changed or used since`,
  ),
  'imports.interrupted': () => 'The portal was stopped meanwhile; nothing was written',
  'imports.crashed': () => 'The import failed; nothing was written',
}
