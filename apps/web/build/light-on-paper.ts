import type { Plugin, Rule } from 'postcss'

const schemeOf = /\[data-mantine-color-scheme=["']?(light|dark)["']?\]/

/**
 * Lets everything be printed in the light palette. Rules of the dark scheme, of the portal and of the component
 * library, do not apply on paper, and those of the light scheme apply on paper in both
 * (docs/decisions/0078-everything-is-printed-light.md).
 */
export const lightOnPaper = (): Plugin => ({
  postcssPlugin: 'light-on-paper',
  Once(root, { atRule }) {
    const rules: Rule[] = []
    root.walkRules(schemeOf, (rule) => {
      rules.push(rule)
    })
    for (const rule of rules) {
      if (schemeOf.exec(rule.selector)?.[1] === 'dark') {
        const onScreen = atRule({ name: 'media', params: 'not print' })
        rule.replaceWith(onScreen)
        onScreen.append(rule)
        continue
      }
      const onPaper = atRule({ name: 'media', params: 'print' })
      onPaper.append(rule.clone({ selector: rule.selector.replaceAll(lightScheme, anyScheme) }))
      rule.after(onPaper)
    }
  },
})

const lightScheme = /\[data-mantine-color-scheme=["']?light["']?\]/g
const anyScheme = '[data-mantine-color-scheme]'
