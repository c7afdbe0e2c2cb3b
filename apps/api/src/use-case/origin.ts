import type { Via } from '@portal/domain/trail/acts'

/** Where an act comes from, as the trail tells it. */
export type Origin = {
  via: Via
  /** The address of the client; null for commands and the portal itself. */
  address: string | null
  request_id: string | null
}

/** Who does something; without an id it is the portal itself, or a visitor whom nobody knows. */
export type Doer = { id: number | null; origin: Origin }

/** What the portal does by itself. */
export const portalItself: Doer = {
  id: null,
  origin: { via: { kind: 'portal', name: null }, address: null, request_id: null },
}

/** Who runs a command on the server. */
export const atCommand = (name: string): Doer => ({
  id: null,
  origin: { via: { kind: 'command', name }, address: null, request_id: null },
})
