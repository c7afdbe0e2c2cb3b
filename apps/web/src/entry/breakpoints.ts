import { useMediaQuery } from '@mantine/hooks'

// Not for paper, whose width is that of a phone: the browser would print cards instead of tables.
const phone = 'screen and (max-width: 61.99em)'

/** Up to 991.98 px: cards, drawer, sheets. Correct in the first render, so that nothing moves. */
export const useIsPhone = () => useMediaQuery(phone, false, { getInitialValueInEffect: false })

/** The same outside of components. */
export const isPhoneNow = () => window.matchMedia(phone).matches

/** Whether the main pointer is a finger. */
export const useIsTouch = () => useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
