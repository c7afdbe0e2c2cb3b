import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { offlinePage } from '../src/messages/en/shared/errors.ts'

/** Makes `offline.html`, which the service worker shows and no script of the app runs in, of the texts of the catalogue. */
export function offlineDocument(): Plugin {
  const template = readFileSync(new URL('offline.html', import.meta.url), 'utf8')
  const texts = new Map(Object.entries(offlinePage))
  const source = template.replaceAll(/%(\w+)%/g, (mark, name: string) => texts.get(name) ?? mark)
  return {
    name: 'offline-document',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'offline.html', source })
    },
  }
}
