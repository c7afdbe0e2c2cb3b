import type { ReactNode } from 'react'

/**
 * The look of a button that deletes, declines or ends something: an outline with an icon. Only the main button of a
 * screen is filled.
 */
export const dangerLook = (icon: ReactNode) =>
  ({ variant: 'outline', color: 'red', ...(icon !== null && { leftSection: icon }) }) as const
