import { join } from 'node:path'

/** Replaces Mantine's `useId`, which draws each field twice. See docs/decisions/0034-ids-drawn-once.md. */
export const stableIds = {
  find: /^.*\/use-id\/use-id\.mjs$/,
  replacement: join(import.meta.dirname, '../src/theme/stable-id.ts'),
}
