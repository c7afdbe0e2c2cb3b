import { test } from '@playwright/test'

// Every journey runs on a desktop and on a phone, except those with one of these tags.

/** The tag of journeys that are the same on a phone; another journey opens the screen there. */
export const desktop = { tag: '@desktop' }

/** The tag of journeys through parts that only phones have. */
export const phone = { tag: '@phone' }

/** Whether the running journey is on a phone. */
export const isPhone = () => test.info().project.name === 'phone'
