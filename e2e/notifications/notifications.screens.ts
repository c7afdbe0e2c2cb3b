import { apiPrefix } from '@portal/contract/shared/route'
import { everyone, type Screen } from '../support/screen.ts'

/** The screens of notifications. On a phone the bell leads to the page. */
export const screens: readonly Screen[] = [
  { name: 'notifications', path: '/recent-notifications', viewers: everyone },
  {
    name: 'notifications-bell',
    path: '/settings',
    viewers: ['developer', 'admin'],
    prepare: async (page, narrow) => {
      const role = narrow ? 'link' : 'button'
      await page
        .getByRole('banner')
        .getByRole(role, { name: /^Notifications/ })
        .click()
      await page.getByRole('region', { name: /^New(?! password)/ }).waitFor()
    },
  },
  {
    name: 'notifications-empty',
    path: '/settings',
    viewers: ['developer'],
    prepare: async (page) => {
      await page.route(`**${apiPrefix}/notifications?*`, (route) => route.fulfill({ json: [] }))
      await page.goto('/recent-notifications')
      await page.getByText('You have no notifications yet').waitFor()
      await page.unroute(`**${apiPrefix}/notifications?*`)
    },
  },
]
