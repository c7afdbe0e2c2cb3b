import { createRandom } from '../../src/demo/random.ts'
import { plainPicture } from '../pictures.ts'
import { checkAndRepeat } from './check.ts'
import type { DrillMails } from './drill-mails.ts'
import { Ledger } from './ledger.ts'
import { keepWriting } from './load.ts'
import { hirePeople } from './people.ts'

const peopleAtOnce = 3
const writesBetween = 25

/**
 * Lets clients write at the address while each of the steps replaces a server. Every request must be answered, with no 5xx; what
 * was acknowledged is compared afterwards.
 */
export async function keepServing(
  url: string,
  seed: number,
  steps: readonly (() => Promise<void>)[],
  mails?: DrillMails,
): Promise<Ledger> {
  const ledger = new Ledger()
  const people = await hirePeople(url, peopleAtOnce)
  ledger.people.push(...people)
  const adminToken = people[0]?.adminToken ?? ''
  let isOver = false
  const over = () => isOver
  const pictures = [await plainPicture(1200, 900), await plainPicture(700, 1000)]
  const load = Promise.all([
    keepWriting({ url, ledger, people, random: createRandom(seed), pictures, round: 1, isOver: over }),
    mails?.keepAsking(url, adminToken, over),
  ])
  const replacing = async () => {
    for (const step of steps) {
      await ledger.moreAcknowledged(writesBetween)
      await step()
    }
    await ledger.moreAcknowledged(writesBetween)
  }
  // A client that is refused ends the load early, with its error.
  await Promise.race([replacing(), load]).finally(() => {
    isOver = true
  })
  await load
  await checkAndRepeat(url, ledger, 1)
  await mails?.check(url, adminToken, ledger)
  return ledger
}
