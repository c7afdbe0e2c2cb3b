import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { brand, dark, gray } from './palette.ts'

const fontFamily =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Wide', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Takes the role from a dialog's `<header>`, which would be a second banner of the page. */
const dialogHeader = { header: { role: 'none' } }

/**
 * Component defaults are plain objects, because `X.extend(…)` would import every component named here into the first
 * chunk.
 */
export const theme = createTheme({
  colors: { brand, gray, dark },
  primaryColor: 'brand',
  primaryShade: 7,
  autoContrast: true,
  luminanceThreshold: 0.179,
  black: gray[9],
  fontFamily,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(33 31 29 / 6%)',
    sm: '0 1px 2px rgb(33 31 29 / 5%), 0 4px 12px rgb(33 31 29 / 6%)',
    md: '0 2px 4px rgb(33 31 29 / 5%), 0 8px 24px rgb(33 31 29 / 10%)',
    lg: '0 4px 8px rgb(33 31 29 / 6%), 0 16px 40px rgb(33 31 29 / 14%)',
    xl: '0 8px 16px rgb(33 31 29 / 8%), 0 24px 64px rgb(33 31 29 / 18%)',
  },
  components: {
    Button: { defaultProps: { fw: 550 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
    // What a form asks for is about other people and things, not about the person who types.
    TextInput: { defaultProps: { autoComplete: 'off' } },
    InputWrapper: { defaultProps: { labelProps: { fw: 500 } } },
    Combobox: { defaultProps: { shadow: 'md', transitionProps: { transition: 'fade', duration: 100 } } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        offset: 6,
        transitionProps: { transition: 'fade', duration: 100 },
      },
    },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 100 } } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        shadow: 'lg',
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { transition: 'fade', duration: 120 },
        attributes: dialogHeader,
      },
    },
    Drawer: {
      defaultProps: {
        attributes: dialogHeader,
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 160 },
      },
    },
  },
})

/**
 * Overrides Mantine's variables where its defaults are below 4.5:1 (dimmed text, placeholders, errors, light
 * variants). The portal's own colours are in `tokens.css`.
 */
export const cssVariablesResolver: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-default-border': gray[3],
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': colors.red[9],
    '--mantine-color-anchor': gray[9],
    '--mantine-color-green-light-color': '#1e6b2e',
    '--mantine-color-orange-light-color': '#a03604',
    '--mantine-color-yellow-light-color': '#8a4600',
    '--mantine-color-teal-light-color': '#066649',
    '--mantine-color-red-outline': colors.red[9],
    '--mantine-color-red-light-color': colors.red[9],
  },
  dark: {
    '--mantine-color-default-border': dark[4],
    '--mantine-color-dimmed': dark[1],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': colors.red[4],
    '--mantine-color-anchor': dark[0],
    '--mantine-color-red-outline': colors.red[4],
  },
})
