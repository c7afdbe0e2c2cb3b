import type { Day } from '@portal/domain/days'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { onServerTime } from '../api/server-clock.ts'
import { companyDay } from './company-day.ts'

const app = getRouteApi('/_app')
const root = getRouteApi(rootRouteId)

/** The id of the signed-in user, also on screens outside the shell; undefined for a visitor. */
export const useUserId = () => root.useRouteContext({ select: (context) => context.user?.id })

/** The signed-in user, for screens inside the shell only. */
export const useUser = () => app.useRouteContext({ select: (context) => context.user })

/** The company's calendar day by the server's clock, whatever the browser's time and time zone. It changes at midnight. */
export function useToday(): Day {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  return useSyncExternalStore(onServerTime, () => companyDay(timeZone))
}
