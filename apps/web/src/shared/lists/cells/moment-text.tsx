import { dayIn, formatDay, timeIn } from '@portal/domain/days'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'

const root = getRouteApi(rootRouteId)

/** A day and a time in the company's time zone. */
export function MomentText({ at }: { at: string }) {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  const moment = new Date(at)
  return <time dateTime={at}>{t.lists.at(formatDay(dayIn(timeZone, moment)), timeIn(timeZone, moment))}</time>
}
