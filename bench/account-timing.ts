// Whether signing in and asking for a new password tell known addresses, or people with a second factor, apart by time: medians of 400
// tries each, as a ratio.
// Each try is of another person and from another address, so that no limit is reached.

import { createPasswords } from '../apps/api/src/accounts/passwords.ts'
import { createTestApp } from '../apps/api/test/app.ts'
import { closeKeptDatabase } from '../apps/api/test/database/snapshot.ts'
import { measureTogether } from './measure.ts'
import { row } from './report.ts'

const tries = { rounds: 20, turnsPerRound: 20 }
const people = (tries.rounds + 1) * tries.turnsPerRound
const mostApart = 0.05

const api = await createTestApp({ isMailSetUp: true, passwords: createPasswords() })
try {
  const passwordHash = await createPasswords().hash('the password of everybody')
  await api.db.execute(`
    insert into users (email, first_name, last_name, slug, password_hash, role, first_name_folded, last_name_folded)
    select 'known' || n || '@company.test', 'Person', 'Number' || n, 'known-' || n, '${passwordHash}', 'default', '', ''
    from generate_series(1, ${people}) n`)
  await api.db.execute(`
    insert into users (email, first_name, last_name, slug, password_hash, role, first_name_folded, last_name_folded)
    select 'factor' || n || '@company.test', 'Person', 'Number' || n, 'factor-' || n, '${passwordHash}', 'default', '', ''
    from generate_series(1, ${people}) n`)
  await api.db.execute(`
    insert into totp_secrets (user_id, secret) select id, 'JBSWY3DPEHPK3PXP' from users where slug like 'factor-%'`)
  await api.db.execute('analyze')
  const networks = ['known', 'unknown', 'factor']
  const post = (path: string, body: (email: string) => object, name: string) => {
    let number = 0
    return async () => {
      number += 1
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        remoteAddress: `10.${networks.indexOf(name)}.${Math.floor(number / 250)}.${number % 250}`,
        payload: body(`${name}${number}@company.test`),
      })
      if (![201, 202, 401].includes(statusCode)) throw new Error(`${path} answered ${statusCode}`)
    }
  }
  const guess = (email: string) => ({ session: { email, password: 'not the password' } })
  const ask = (email: string) => ({ email })
  for (const [path, body] of [
    ['/session', guess],
    ['/password_resets', ask],
  ] as const) {
    const timings = await measureTogether(
      { known: [post(path, body, 'known')], unknown: [post(path, body, 'unknown')] },
      tries,
    )
    for (const [name, timing] of Object.entries(timings))
      console.log(row(`POST ${path}, ${name} e-mail`, timing))
    const ratio = timings.known.medianMs / timings.unknown.medianMs
    const verdict = Math.abs(ratio - 1) <= mostApart ? 'met' : 'MISSED'
    console.log(`known / unknown ${ratio.toFixed(3)}  (aim: within ${mostApart * 100} %) ${verdict}`)
  }
  const right = (email: string) => ({ session: { email, password: 'the password of everybody' } })
  for (const [title, body] of [
    ['a wrong password', guess],
    ['the right password', right],
  ] as const) {
    const timings = await measureTogether(
      { with: [post('/session', body, 'factor')], without: [post('/session', body, 'known')] },
      tries,
    )
    for (const [name, timing] of Object.entries(timings))
      console.log(row(`POST /session, ${title} ${name} a factor`, timing))
    const ratio = timings.with.medianMs / timings.without.medianMs
    // The answer to the right password says by itself that a factor is asked for.
    const verdict = Math.abs(ratio - 1) <= mostApart ? 'met' : 'MISSED'
    const aim = body === guess ? `  (aim: within ${mostApart * 100} %) ${verdict}` : ''
    console.log(`with / without ${ratio.toFixed(3)}${aim}`)
  }
} finally {
  await api.close()
  await closeKeptDatabase()
}
