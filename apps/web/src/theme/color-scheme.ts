import { localStorageColorSchemeManager } from '@mantine/core'

/** `public/color-scheme.js` reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color-scheme' })

export const colorSchemes = ['light', 'dark', 'auto'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** A control's value as a scheme; anything unknown follows the system. */
export const toColorScheme = (value: string): ColorScheme =>
  colorSchemes.find((scheme) => scheme === value) ?? 'auto'
