export type Module = { source: string; dependencies: readonly { resolved: string }[] }

/**
 * The most files of one feature of the browser in a chain of imports, so that what a page does is found in a few steps.
 */
export const maxChain = 6

/** The longest chain of imports within each feature of the browser, those of parts that are loaded later included. */
export function longestChains(modules: readonly Module[]): string[][] {
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const chains = new Map<string, string[]>()
  const chainFrom = (file: string): string[] => {
    const known = chains.get(file)
    if (known) return known
    // A cycle ends here; dependency-cruiser refuses it.
    chains.set(file, [file])
    const imported = (importsOf.get(file) ?? []).map(({ resolved }) => resolved)
    const own = imported.filter((it) => !it.endsWith('.css') && featureOf(it) === featureOf(file))
    const chain = [file, ...longest(own.map(chainFrom))]
    chains.set(file, chain)
    return chain
  }
  const sources = modules.map(({ source }) => source).filter((file) => !/\.test\.tsx?$/.test(file))
  const byFeature = Map.groupBy(sources, featureOf)
  byFeature.delete(undefined)
  return [...byFeature.values()].map((files) => longest(files.map(chainFrom)))
}

const featureOf = (file: string): string | undefined => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]

const longest = (chains: readonly string[][]): string[] =>
  chains.reduce((best, chain) => (chain.length > best.length ? chain : best), [])
