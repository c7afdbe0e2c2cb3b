import * as z from 'zod/mini'
import { route } from '../shared/route.ts'

/** Whether notifications of each kind go by mail too. */
export const notificationPreferences = z.object({
  mail: z.object({
    request_created: z.boolean(),
    request_decided: z.boolean(),
    contract_changed: z.boolean(),
  }),
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

export const tags = { notification_preferences: 'What people get by mail' }

export const preferences = {
  show: route({
    method: 'GET',
    url: '/notification_preferences',
    access: 'signedIn',
    summary: 'Which of the own notifications go by mail',
    schema: { response: { 200: notificationPreferences } },
  }),
  change: route({
    method: 'PUT',
    url: '/notification_preferences',
    access: 'signedIn',
    leavesNoTrail: 'which mails people want is nobody’s concern',
    summary: 'Choose which of the own notifications go by mail; kinds that are left out stay',
    schema: {
      body: z.object({
        mail: z.partial(
          z.object({
            request_created: z.boolean(),
            request_decided: z.boolean(),
            contract_changed: z.boolean(),
          }),
        ),
      }),
      response: { 200: notificationPreferences },
    },
  }),
}
