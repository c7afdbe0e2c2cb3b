import { join } from 'node:path'
import type { Plugin } from 'vite'

type Replacement = {
  /** Below `components` of @mantine/core, without ending. */
  importers: readonly string[]
  imported: string
  /** The module of `src/theme` that the importers get. */
  by: string
}

/** Parts of Mantine's components that the first page would load for little. See docs/decisions/0043-own-form-state-and-slim-components.md. */
export const replacements: readonly Replacement[] = [
  {
    importers: ['Button/Button', 'ActionIcon/ActionIcon'],
    imported: '../Transition/Transition.mjs',
    by: 'shown-at-once.ts',
  },
  { importers: ['Textarea/Textarea'], imported: './Autosize.mjs', by: 'growing-textarea.tsx' },
  {
    importers: ['ActionIcon/ActionIcon'],
    imported: './ActionIconGroup/ActionIconGroup.mjs',
    by: 'no-groups.ts',
  },
  {
    importers: ['ActionIcon/ActionIcon'],
    imported: './ActionIconGroupSection/ActionIconGroupSection.mjs',
    by: 'no-groups.ts',
  },
  {
    importers: ['Button/Button'],
    imported: './ButtonGroupSection/ButtonGroupSection.mjs',
    by: 'no-groups.ts',
  },
]

const components = '/@mantine/core/esm/components/'

export function slimMantine(): Plugin {
  return {
    name: 'slim-mantine',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.mjs$/ },
      handler: (imported, importer) => {
        const [, component] = importer?.split(components) ?? []
        const found = replacements.find(
          (one) => one.imported === imported && one.importers.some((name) => `${name}.mjs` === component),
        )
        return found && join(import.meta.dirname, '../src/theme', found.by)
      },
    },
  }
}
