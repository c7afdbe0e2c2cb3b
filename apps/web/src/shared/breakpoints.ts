import { useMediaQuery } from '@mantine/hooks'

/** Up to 991.98 px: cards, drawer, sheets. The first answer is right already, so nothing jumps. */
export const useIsPhone = () =>
  useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })

/** Up to 1199.98 px the top bar condenses. */
export const useIsNarrow = () =>
  useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false })
