import { yearWithDays } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/**
 * The tabs of a profile, in order. To add a tab, add its key here, its panel in `profile-page.tsx` and, for the person,
 * in `own/my-profile-page.tsx`, and its label in the messages. On a desktop the general part is shown beside the other tabs.
 */
export const profileTabs = [
  'general',
  'personal',
  'contracts',
  'leaves',
  'requests',
  'inventory',
  'cv',
  'history',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The search parameters of a profile; `page` is that of the contract log or the requests, `year` that of the leaves. */
export const profileSearch = z.object({
  tab: z.catch(z.optional(z.enum(profileTabs)), undefined),
  page: z.catch(z.optional(pageInput), undefined),
  year: z.catch(z.optional(yearWithDays), undefined),
})

export type ProfileSearch = z.output<typeof profileSearch>

/** The tab that is shown for the one in the address. */
export function shownTab(tab: ProfileTab | undefined, isPhone: boolean): ProfileTab {
  if (isPhone) return tab ?? 'general'
  return tab === undefined || tab === 'general' ? 'personal' : tab
}
