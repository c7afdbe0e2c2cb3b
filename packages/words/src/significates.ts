import type { Significate } from '@portal/domain/candidates/candidates'
import type { Catalogues } from './language.ts'

/** The significates of candidates in words: on the screen and in the trail. */
export const significateNames = {
  en: {
    rejected: 'Rejected',
    interviewing: 'Interviewing',
    test_task: 'Test Task',
    preoffer: 'Preoffer',
    hired: 'Hired',
  },
} as const satisfies Catalogues<Record<Significate, string>>
