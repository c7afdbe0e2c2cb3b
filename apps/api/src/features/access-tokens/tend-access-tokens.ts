import { accessTokenLimits } from '@portal/domain/access-tokens'
import { addDays, formatDay } from '@portal/domain/days'
import { englishMails } from '@portal/words/mails'
import { mailingOf } from '../../mail/mailing.ts'
import { type MailDeps, queueMail } from '../../mail/queue-mail.ts'
import type { Deps } from '../deps.ts'
import { deleteExpired, takeEnding } from './access-tokens.store.ts'
import { addressOfTokens } from './address-of-tokens.ts'

const tokensAtOnce = 100

/** Deletes tokens whose last day is over, and tells the owners of those that end within a week, once. */
export async function tendAccessTokens(deps: MailDeps & Pick<Deps, 'db'>): Promise<void> {
  const { db, clock } = deps
  await deleteExpired(db, clock.today())
  while ((await warnSome(deps)) === tokensAtOnce);
}

function warnSome(deps: MailDeps & Pick<Deps, 'db'>): Promise<number> {
  const { db, clock, config } = deps
  const until = addDays(clock.today(), accessTokenLimits.warnedDays)
  return db.transaction(async (tx) => {
    const ending = await takeEnding(tx, { until, limit: tokensAtOnce })
    for (const { name, expires_on, owner } of ending) {
      const content = englishMails.accessTokenEnding({
        portal: mailingOf(config).portalName,
        name,
        until: formatDay(expires_on),
        url: addressOfTokens(config),
      })
      await queueMail(tx, deps, { kind: 'access_token_ending', to: owner, content })
    }
    return ending.length
  })
}
