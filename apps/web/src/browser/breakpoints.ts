import { useMediaQuery } from '@mantine/hooks'

// The query leaves paper out, whose width is that of a phone: the browser would print cards instead of tables.
const phone = 'screen and (max-width: 61.99em)'

/**
 * Whether the window is at most 991.98 px wide and shows cards, drawer and sheets. The first render is already correct,
 * so that nothing moves.
 */
export const useIsPhone = () => useMediaQuery(phone, false, { getInitialValueInEffect: false })

/** Tells the same as `useIsPhone` to code outside of components. */
export const isPhoneNow = () => window.matchMedia(phone).matches

/** Whether the main pointer is a finger. */
export const useIsTouch = () => useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
