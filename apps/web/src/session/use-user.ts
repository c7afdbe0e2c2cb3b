import { type Day, dayIn } from '@portal/domain/days'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'

const app = getRouteApi('/_app')
const root = getRouteApi(rootRouteId)

/** The signed-in user; for screens inside the shell only. */
export const useUser = () => app.useRouteContext({ select: (context) => context.user })

/** The company's calendar day, wherever the browser is. */
export function useToday(): Day {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  return dayIn(timeZone, new Date())
}
