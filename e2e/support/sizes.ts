// Every journey runs on a desktop and on a phone, except those with one of these tags.

/** For journeys that are the same on a phone; another one opens the screen there. */
export const desktop = { tag: '@desktop' }

/** For journeys through parts that only phones have. */
export const phone = { tag: '@phone' }
