import { useMediaQuery } from '@mantine/hooks'

/** Up to 991.98 px: cards, drawer, sheets. The first answer is right already, so nothing jumps. */
export const useIsPhone = () =>
  useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })

/** Where fingers point: the device's own lists are better than ours there. */
export const useIsTouch = () => useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
