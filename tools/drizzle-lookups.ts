// Loaded before everything else (`node --import`) where the server starts: resolves drizzle-orm without its package.json.
// That file has 178 kB with 447 exports; Node parses them for each of 195 imports, and reads them for each of the
// package's 300 files, which takes a quarter of the time of a start.

import { registerHooks } from 'node:module'

type Resolved = { url: string; format?: string | null | undefined }

const inPackage = /\/node_modules\/drizzle-orm\/[^?]*\.js$/
const resolved = new Map<string, Resolved>()

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import')) return next(specifier, context)
    if (specifier.startsWith('.') && inPackage.test(context.parentURL ?? '')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const known = resolved.get(specifier) ?? next(specifier, context)
    resolved.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})
