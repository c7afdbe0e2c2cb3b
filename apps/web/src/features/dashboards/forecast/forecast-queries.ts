import { benchForecast } from '@portal/contract/dashboards/bench-forecast'
import { missingHours } from '@portal/contract/hours/missing-hours'
import type { QueryClient } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'

export const benchForecastQuery = q(benchForecast.show)
export const missingHoursQuery = q(missingHours.show)

/** Loads what the forecast shows. Where that fails, the page says so. */
export const loadForecast = (queryClient: QueryClient) =>
  Promise.all([queryClient.prefetchQuery(benchForecastQuery), queryClient.prefetchQuery(missingHoursQuery)])
