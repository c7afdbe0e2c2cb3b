import { MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import styles from './filter-fields.module.css'

/**
 * The input ends where its frame ends, and is narrower: the list of choices is as wide as the narrowest frame. What is
 * chosen stands out, and not its label.
 */
const theme = {
  components: {
    InputWrapper: { defaultProps: { labelProps: { fw: 400 } } },
    Combobox: {
      defaultProps: { position: 'bottom-end', styles: { dropdown: { minWidth: '12.5rem' } } },
    },
  },
}

/** The class of what filters are in, whose labels are then inside of them on a desktop. */
export const filterFields = styles.fields ?? ''

/** Places the lists of choices of filters whose labels are inside. */
export function FilterFields({ children }: { children: ReactNode }) {
  return useIsPhone() ? children : <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
}
