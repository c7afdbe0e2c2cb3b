import * as z from 'zod/mini'

export const forecastLists = ['ending', 'free', 'no_hours'] as const
export type ForecastList = (typeof forecastLists)[number]

/** The list of the forecast that is open, in the address of the page that shows it; Back opens it again. */
export const forecastSearch = { forecast: z.catch(z.optional(z.enum(forecastLists)), undefined) }
