import type { ActWords } from './told-act.ts'

/** Acts on access tokens, webhooks, imports and the trail itself. */
export const programActs: ActWords = {
  deeds: {
    'access_tokens.create': (_, what) => `made ${what}`,
    'access_tokens.delete': (_, what) => `ended ${what}`,
    'audit.export': ({ object }) => `exported the audit trail as ${object}`,
    'imports.create': ({ object }) => `read the file ${object} to import it`,
    'imports.write': ({ object }) => `imported the file ${object}`,
    'imports.take_back': ({ object }) => `took the import of the file ${object} back`,
    'webhooks.renew_secret': (_, what) => `renewed the secret of ${what}`,
    'webhooks.retry': (_, what) => `sent a delivery of ${what} again`,
    'webhooks.switch_off': (_, what) => `switched off ${what}, because no delivery was taken for five days`,
    'webhooks.test': (_, what) => `sent a test to ${what}`,
  },
  fields: {
    access_token: { expires_on: 'last day', salary_files: 'files of salaries' },
    import: { only_fitting: 'those that fit', create: 'created', change: 'changed', refuse: 'refused' },
    webhook: { url: 'address', active: 'switch' },
  },
}
