import { globSync } from 'node:fs'
import type { Screen } from './support/screen.ts'

/** The `screens` of every feature. A new file is found by itself. */
async function readScreens(): Promise<Screen[]> {
  const files = globSync('*/*.screens.ts', { cwd: import.meta.dirname })
  const modules: { screens: readonly Screen[] }[] = await Promise.all(
    files.toSorted().map((file) => import(new URL(file, import.meta.url).href)),
  )
  return modules.flatMap(({ screens: ofFeature }) => ofFeature)
}

/** Every screen of the portal with the people who may open it, and the states that look different. */
export const screens: readonly Screen[] = await readScreens()
