import { useMediaQuery } from '@mantine/hooks'

const phone = '(max-width: 61.99em)'

/** Up to 991.98 px: cards, drawer, sheets. The first answer is right already, so nothing jumps. */
export const useIsPhone = () => useMediaQuery(phone, false, { getInitialValueInEffect: false })

/** The same outside of components. */
export const isPhoneNow = () => window.matchMedia(phone).matches

/** Where fingers point: the device's own lists are better than ours there. */
export const useIsTouch = () => useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
