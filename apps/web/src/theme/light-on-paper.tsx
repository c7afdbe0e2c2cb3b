import { convertCssVariables, defaultCssVariablesResolver, useMantineTheme } from '@mantine/core'
import { cssVariablesResolver } from './theme.ts'

/**
 * The component library's light colours for paper. It writes its variables while the page runs, where the build's
 * plugin for style sheets (`build/light-on-paper.ts`) does not see them.
 */
export function LightOnPaper() {
  const theme = useMantineTheme()
  const light = { ...defaultCssVariablesResolver(theme).light, ...cssVariablesResolver(theme).light }
  return <style media="print">{convertCssVariables({ variables: {}, light: {}, dark: light })}</style>
}
