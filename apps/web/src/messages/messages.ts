/**
 * Every text on the screen is read from here: `t.<feature>.<text>`. The catalogue is a namespace of plain modules,
 * so the bundler puts a feature's texts into the chunks that show them and nothing else.
 */
export * as t from './en.ts'

/** What another language must provide: `import * as uk from './uk.ts'; uk satisfies Catalogue`. @public */
export type Catalogue = typeof import('./en.ts')
