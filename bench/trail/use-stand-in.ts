// Loaded before the portal (`node --import`): puts `trail-stand-in.ts` in the place of the function that writes the trail.

import { registerHooks } from 'node:module'

const standIn = new URL('./trail-stand-in.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const isTrail = resolved.url.endsWith('/db/trail/add-to-trail.ts') && context.parentURL !== standIn
    return isTrail ? { ...resolved, url: standIn } : resolved
  },
})
