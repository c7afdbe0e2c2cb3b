import type { Reason } from '@portal/words/reasons'
import { sentenceOf } from '@portal/words/sentences'

/** Why a file cannot be imported, found while it is read: the import ends as failed with this reason. */
export class ImportFailure extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(sentenceOf(reason))
    this.name = 'ImportFailure'
    this.reason = reason
  }
}
