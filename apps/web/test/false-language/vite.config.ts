// The web app in a false language, in which every text of a catalogue stands in brackets, for e2e/false-language/false-language.spec.ts.

import { join, resolve } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import portal from '../../vite.config.ts'

const root = resolve(import.meta.dirname, '../../../..')
const brackets = join(root, 'e2e/support/false-language/brackets.ts')

/** The modules that give the screens their catalogues, and the name that each is exported by. */
const catalogues = new Map([
  [join(root, 'apps/web/src/messages/messages.ts'), 't'],
  [join(root, 'packages/words/src/sentences.ts'), 'english'],
  [join(root, 'packages/words/src/events.ts'), 'englishEvents'],
  [join(root, 'packages/words/src/acts/acts.ts'), 'englishActs'],
  [join(root, 'packages/words/src/resumes.ts'), 'resumeWords'],
])
const prefix = '\0in-brackets:'

/** Gives everyone who imports one of the catalogues the same one in brackets. */
function falseLanguage(): Plugin {
  return {
    name: 'false-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer?.startsWith(prefix)) return null
      const module = await this.resolve(source, importer, { skipSelf: true })
      return module && catalogues.has(module.id) ? prefix + module.id : null
    },
    load(id) {
      const module = id.startsWith(prefix) ? id.slice(prefix.length) : ''
      const catalogue = catalogues.get(module)
      if (catalogue === undefined) return null
      return [
        `import { ${catalogue} as texts } from ${JSON.stringify(module)}`,
        `import { inBrackets } from ${JSON.stringify(brackets)}`,
        `export * from ${JSON.stringify(module)}`,
        `export const ${catalogue} = inBrackets(texts)`,
      ].join('\n')
    },
  }
}

export default mergeConfig(
  portal,
  defineConfig({
    plugins: [falseLanguage()],
    build: {
      cssCodeSplit: false,
      // One file, because the test loads every page once.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
)
