/**
 * All texts of the screens: `t.<feature>.<text>`. The catalogue is a namespace of plain modules, and one language is
 * one chunk.
 */
export * as t from './en.ts'

/**
 * Type of another language's catalogue: `import * as uk from './uk.ts'; uk satisfies Catalogue`.
 * @public
 */
export type Catalogue = typeof import('./en.ts')
