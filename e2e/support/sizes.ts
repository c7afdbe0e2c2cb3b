// Every journey is made on a desktop and on a phone, but for those that these say something else of.

/** Of journeys whose way is the same on a phone: another one goes through the screen there. */
export const desktop = { tag: '@desktop' }

/** Of journeys through what only phones have. */
export const phone = { tag: '@phone' }
