import { verbsOfActs } from '@portal/domain/trail/acts'
import { nouns } from '@portal/words/acts/english-acts'
import { acts } from '../../messages/acts.ts'
import { t } from '../../messages/messages.ts'
import { capital } from '../../reference/history/change-table.tsx'

const inWords = (code: string): string => capital(code.replaceAll('_', ' '))

/** Every feature for all of its acts, and every act. */
export const actOptions = Object.entries(verbsOfActs).flatMap(([feature, verbs]) => [
  { value: feature, label: t.audit.allOf(inWords(feature)) },
  ...verbs.map((verb) => ({
    value: `${feature}.${verb}`,
    label: t.audit.actOf(inWords(feature), verb.replaceAll('_', ' ')),
  })),
])

/** What an object is called; one of another version of the portal by its code. */
export function kindOf(type: string): string {
  return capital(acts.noun(type))
}

export const kindOptions = Object.keys(nouns).map((type) => ({ value: type, label: kindOf(type) }))
