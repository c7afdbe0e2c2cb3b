import '../theme/tokens.css'
import { recordTypes } from '@portal/domain/hours/records'
import { afterEach, expect, test } from 'vitest'
import { contrast } from '../../test/components/contrast.ts'
import { markColor } from './record-kinds.ts'
import { stateLooks } from './states/states.ts'

const scheme = 'data-mantine-color-scheme'

afterEach(() => document.documentElement.removeAttribute(scheme))

test.each(['light', 'dark'])(
  'the marks of leave and holidays have 3:1 on the %s surface and canvas',
  (name) => {
    document.documentElement.setAttribute(scheme, name)
    for (const kind of [...recordTypes, 'holiday'] as const) {
      for (const ground of ['var(--portal-surface)', 'var(--portal-canvas)']) {
        expect(contrast(markColor(kind), ground), `${kind} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    }
  },
)

test.each(['light', 'dark'])('the dots of states have 3:1 on every %s ground', (name) => {
  document.documentElement.setAttribute(scheme, name)
  for (const [group, looks] of Object.entries(stateLooks)) {
    const states = 'color' in looks ? { [group]: looks } : looks
    for (const [state, { color }] of Object.entries(states)) {
      for (const ground of ['var(--portal-surface)', 'var(--portal-canvas)', 'var(--portal-sunken)']) {
        expect(contrast(color, ground), `${state} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    }
  }
})
