import type { AccessToken, NewAccessToken } from '@portal/contract/accounts/access-tokens'
import { accessTokenLimits, accessTokenPrefix, lastDaysOfToken } from '@portal/domain/access-tokens'
import { addDays, formatDay } from '@portal/domain/days'
import { englishMails } from '@portal/words/mails'
import { requireProof, sessionOf } from '../../accounts/fresh-proof.ts'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import { lockAccount } from '../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict, invalidField, noSession } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { mayReadSalaryFiles } from './access-tokens.policy.ts'
import { presentToken } from './access-tokens.presenter.ts'
import { countTokens, insertToken, isSessionThere } from './access-tokens.store.ts'
import { accessTokenTrail } from './access-tokens.trail.ts'
import { addressOfTokens } from './address-of-tokens.ts'

/**
 * Makes an own access token after a fresh proof, and tells the person by mail. Only this answer holds it. 422 at `expires_on`
 * and `salary_files`, 409 beyond the most tokens of a person.
 */
export async function createAccessToken(
  deps: Deps,
  actor: Actor,
  input: NewAccessToken,
): Promise<AccessToken & { token: string }> {
  const { db, clock } = deps
  requireProof(deps, actor)
  const today = clock.today()
  refuseInput(actor, input, today)
  const token = `${accessTokenPrefix}${newSecretToken()}`
  const { name, scope, expires_on, salary_files = false } = input
  const row = await db.transaction(async (tx) => {
    const person = await lockAccount(tx, actor.id)
    // A new password ends tokens and sessions, and one that was set meanwhile must not leave this token behind.
    if (!person?.active || !(await isSessionThere(tx, sessionOf(actor).id))) throw noSession()
    const max = accessTokenLimits.count
    if ((await countTokens(tx, person.id, today)) >= max) throw conflict('access_tokens.too_many', { max })
    const values = { user_id: person.id, name, scope, expires_on, salary_files }
    const is_warned = expires_on <= addDays(today, accessTokenLimits.warnedDays)
    const row = await insertToken(
      tx,
      { ...values, is_warned, token_hash: hashSecretToken(token) },
      clock.now(),
    )
    const content = englishMails.accessTokenCreated({
      portal: mailingOf(deps.config).portalName,
      name,
      may: englishMails.mayOfToken(scope, salary_files),
      until: formatDay(expires_on),
      url: addressOfTokens(deps.config),
    })
    await queueMail(tx, deps, { kind: 'access_token_created', to: person, content })
    await addToTrail(tx, clock, actor, accessTokenTrail.created('access_tokens.create', row))
    return row
  })
  return { ...presentToken(row), token }
}

function refuseInput(actor: Actor, { expires_on, salary_files }: NewAccessToken, today: string): void {
  const { first, last } = lastDaysOfToken(today)
  if (expires_on < first || expires_on > last)
    throw invalidField('expires_on', 'access_tokens.last_day', { first, last })
  if (salary_files && !mayReadSalaryFiles(actor))
    throw invalidField('salary_files', 'access_tokens.no_salary_files')
}
