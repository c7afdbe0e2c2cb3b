import { Circle, ClipPath, Defs, G, Path, Rect, Svg } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

const backdrop = '#ffe1dd'
const figure = '#f09a93'

/** The picture of a CV without one: head and shoulders in a circle. */
export const defaultAvatar = (size: number): ReactElement =>
  h(
    Svg,
    { viewBox: '0 0 100 100', style: { width: size, height: size } },
    h(Defs, {}, h(ClipPath, { id: 'disc' }, h(Circle, { cx: 50, cy: 50, r: 50 }))),
    h(Circle, { cx: 50, cy: 50, r: 50, fill: backdrop }),
    h(
      G,
      { clipPath: 'url(#disc)' },
      h(Circle, { cx: 50, cy: 40, r: 17, fill: figure }),
      h(Path, { d: 'M14 104 C14 77 30 64 50 64 C70 64 86 77 86 104 Z', fill: figure }),
    ),
  )

/** The cover of a book without one: a closed book. */
export const defaultCover = ({ width, height }: { width: number; height: number }): ReactElement =>
  h(
    Svg,
    { viewBox: '0 0 54 54', style: { width, height } },
    h(Rect, { x: 0, y: 0, width: 54, height: 54, rx: 3, ry: 3, fill: backdrop }),
    h(Rect, { x: 15, y: 11, width: 24, height: 32, rx: 2, ry: 2, fill: figure }),
    h(Rect, { x: 19, y: 11, width: 1.5, height: 32, fill: backdrop }),
    h(Rect, { x: 24, y: 19, width: 11, height: 2.5, rx: 1, ry: 1, fill: backdrop }),
    h(Rect, { x: 24, y: 25, width: 7, height: 2.5, rx: 1, ry: 1, fill: backdrop }),
  )
