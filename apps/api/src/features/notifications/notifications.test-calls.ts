import { changing, plain } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildNotification } from '../../../test/factories/notification.ts'

const notificationOf: BuildRequest = async ({ db }, { id }) => ({
  id: (await buildNotification(db, { user_id: id })).id,
})

export const testCalls: TestCalls = {
  validRequests: {
    'GET /notifications': plain,
    'PUT /notifications/:id': changing(notificationOf, () => ({ read: true })),
    'PUT /notifications/read_all': plain,
    'GET /notification_preferences': plain,
    'PUT /notification_preferences': () => ({ body: { mail: { contract_changed: true } } }),
  },
}
