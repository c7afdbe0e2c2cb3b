import { dayIn } from '@portal/domain/days'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { DayText } from '../../../shared/lists/cells/cells.tsx'

const root = getRouteApi(rootRouteId)

/** The company's day of the moment at which somebody asked for leave. */
export function AskedDay({ at }: { at: string }) {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  return <DayText day={dayIn(timeZone, new Date(at))} />
}
