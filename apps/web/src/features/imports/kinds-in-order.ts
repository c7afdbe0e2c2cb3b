import { type ImportKind, importKinds } from '@portal/domain/imports/import-kinds'

/** A new company imports them in this order: contracts name projects, and hours need contracts. */
const places: Readonly<Record<ImportKind, number>> = {
  people: 1,
  projects: 2,
  contracts: 3,
  leave: 4,
  hours: 5,
  equipment: 6,
  candidates: 7,
}

export const kindsInOrder = importKinds.toSorted((one, other) => places[one] - places[other])
