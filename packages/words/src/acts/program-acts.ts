import type { ActWords } from './told-act.ts'

/** Acts on access tokens, webhooks and the trail itself. */
export const programActs: ActWords = {
  deeds: {
    'audit.export': ({ object }) => `exported the audit trail as ${object}`,
    'webhooks.renew_secret': (_, what) => `renewed the secret of ${what}`,
    'webhooks.retry': (_, what) => `sent a delivery of ${what} again`,
    'webhooks.switch_off': (_, what) => `switched off ${what}, because no delivery was taken for five days`,
    'webhooks.test': (_, what) => `sent a test to ${what}`,
  },
  fields: {
    webhook: { url: 'address', active: 'switch' },
  },
}
