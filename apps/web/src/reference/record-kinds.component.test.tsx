import '../theme/tokens.css'
import { recordTypes } from '@portal/domain/hours/records'
import { afterEach, expect, test } from 'vitest'
import { markColor } from './record-kinds.ts'

const scheme = 'data-mantine-color-scheme'

afterEach(() => document.documentElement.removeAttribute(scheme))

/** The colour as red, green and blue from 0 to 255, as a canvas paints it. */
function painted(color: string): [number, number, number] {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.backgroundColor = color
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.fillStyle = getComputedStyle(probe).backgroundColor
  context.fillRect(0, 0, 1, 1)
  probe.remove()
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** The relative luminance of WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = painted(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

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
