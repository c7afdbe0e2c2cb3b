import { type Day, dayIn } from '@portal/domain/days'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'

const app = getRouteApi('/_app')
const root = getRouteApi(rootRouteId)

/** The signed-in user. Only for screens inside the shell. */
export const useUser = () => app.useRouteContext({ select: (context) => context.user })

/** The company's calendar day, whatever the browser's time zone. */
export function useToday(): Day {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  return dayIn(timeZone, new Date())
}
