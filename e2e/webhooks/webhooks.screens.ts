import { openFirst, openFirstRow, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'webhooks', path: '/webhooks', viewers: ['admin'] },
  { name: 'webhooks-row', path: '/webhooks', viewers: ['admin'], prepare: openFirstRow },
  { name: 'webhooks-add', path: '/webhooks', viewers: ['admin'], prepare: openFirst(/^Add Webhook$/) },
  { name: 'webhooks-deliveries', path: '/webhooks/1', viewers: ['admin'] },
  { name: 'webhooks-deliveries-row', path: '/webhooks/1', viewers: ['admin'], prepare: openFirstRow },
]
