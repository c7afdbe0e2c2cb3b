import { storedDomain } from '@portal/domain/addresses/email-addresses'
import { foldedWords } from '@portal/domain/texts/folded'
import { and, arrayOverlaps, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { contactKeys } from '../../db/candidates/contact-keys.ts'
import type { DbOrTx } from '../../db/client.ts'
import { containing, contains } from '../../db/reads/containing.ts'
import { candidates, candidateTechnologies } from '../../db/schema/candidates.ts'
import { technologies } from '../../db/schema/technologies.ts'

/** Fewer digits are in nearly every number. */
const fewestDigits = 3

/** Each word is compared with every candidate; nobody types more of them, and further ones are left out. */
const mostWords = 10

/** Text in which nothing but a phone number can be meant, with blanks and brackets between its digits. */
const isPhone = (text: string) => /^[+\d\s().\-/]+$/.test(text)

/**
 * True where the name, the e-mail, the phone or a technology contains each word of the text; a text that is a phone
 * number is one word. Undefined for a text without a word.
 */
export function isFound(db: DbOrTx, search: string): SQL | undefined {
  const text = search.trim()
  const digits = digitsOf(text)
  if (isPhone(text) && digits.length >= fewestDigits) return or(isOfPhone(text), hasWord(db, text))
  const words = foldedWords(text).slice(0, mostWords)
  return and(...words.map((word) => or(hasWord(db, word), isOfPhone(word))))
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** The condition reads what `candidates_search_idx` holds, and the technologies once for all candidates. */
const hasWord = (db: DbOrTx, word: string): SQL | undefined =>
  or(
    contains(candidates.full_name_folded, word),
    like(candidates.email_key, containing(word)),
    isInDomain(word),
    inArray(
      candidates.id,
      db
        .select({ candidate_id: candidateTechnologies.candidate_id })
        .from(candidateTechnologies)
        .innerJoin(technologies, eq(technologies.id, candidateTechnologies.technology_id))
        .where(contains(technologies.name_folded, word)),
    ),
  )

/** The keys have domains in their stored form, of which a text in other letters may name some whole parts. */
function isInDomain(word: string): SQL | undefined {
  const [domain, mailbox] = word.split('@').toReversed()
  const stored = storedDomain(domain ?? '')
  if (stored === undefined || stored === domain) return undefined
  return like(candidates.email_key, containing(mailbox === undefined ? stored : `${mailbox}@${stored}`))
}

/** A part of a number, or a whole one in any spelling of its country; undefined for a text that is neither. */
function isOfPhone(text: string): SQL | undefined {
  const digits = digitsOf(text)
  if (digits.length < fewestDigits || !isPhone(text)) return undefined
  const { phones } = contactKeys({ phone: text })
  return or(
    sql`array_to_string(${candidates.phone_keys}, ' ') like ${`%${digits}%`}`,
    phones.length === 0 ? undefined : arrayOverlaps(candidates.phone_keys, phones),
  )
}
