import { latePart } from '../../../shared/stand-ins/late-part.tsx'
import type { BarListProps } from './bar-list.tsx'
import type { DayBarsProps } from './day-bars.tsx'

/** The charts, whose code is loaded after the page; place them in a `ChartPanel`, which keeps their room. */
export const LateBarList = latePart<BarListProps>(() => import('./bar-list.tsx').then((file) => file.BarList))
export const LateDayBars = latePart<DayBarsProps>(() => import('./day-bars.tsx').then((file) => file.DayBars))
