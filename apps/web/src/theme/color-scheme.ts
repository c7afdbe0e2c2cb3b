import { localStorageColorSchemeManager } from '@mantine/core'

/** `public/color-scheme.js` reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color-scheme' })

export const colorSchemes = ['light', 'dark', 'auto'] as const
