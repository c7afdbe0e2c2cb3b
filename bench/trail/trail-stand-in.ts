import { addToTrail as write } from '../../apps/api/src/db/trail/add-to-trail.ts'

/** Hours with this description leave no row. */
export const untold = 'Bench, untold'
export const told = 'Bench, a row.'

/** Writes the trail but of acts that are to be measured without it. */
export const addToTrail: typeof write = async (tx, clock, doer, entries) => {
  const isUntold = [entries].flat().some((entry) => entry?.changes.some(({ after }) => after === untold))
  if (!isUntold) await write(tx, clock, doer, entries)
}
