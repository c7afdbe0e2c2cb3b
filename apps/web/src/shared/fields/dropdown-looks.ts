export const dropdownLooks = {
  shadow: 'md',
  transitionProps: { transition: 'fade', duration: 100 },
} as const
