import type { RefusalCode } from '@portal/words/reasons'

export type SignOnCode = Extract<RefusalCode, `single_sign_on.${string}`> | 'session.factor_needed'

/**
 * The provider's account signs nobody in. The browser reads the code on the login screen, where several reasons have the same
 * sentence so that nothing is told of accounts; the log has the reason.
 */
export class SignOnRefused extends Error {
  readonly code: SignOnCode
  readonly user_id: number | undefined

  constructor(code: SignOnCode, reason: string, user_id?: number) {
    super(reason)
    this.name = 'SignOnRefused'
    this.code = code
    this.user_id = user_id
  }
}

export const noAccess = (reason: string, user_id?: number) =>
  new SignOnRefused('single_sign_on.no_access', reason, user_id)
