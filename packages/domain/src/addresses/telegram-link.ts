import { linkOn } from './account-links.ts'
import { phonesIn } from './phones.ts'

const telegramSite = 't.me'

/**
 * The address of a Telegram account, which a handle, an address there or a phone number names; undefined for any other
 * text.
 */
export function telegramLink(typed: string): string | undefined {
  const account = typed.trim().replace(start, '')
  const [phone, ...others] = hasLetter.test(account) ? [] : phonesIn(account)
  if (phone !== undefined && others.length === 0) return `https://${telegramSite}/${phone.number}`
  return linkOn(telegramSite, [telegramSite], start.test(typed.trim()) ? `${telegramSite}/${account}` : typed)
}

/** How an address there begins, with the `@` that some write behind it. */
const start = /^(?:https?:\/\/)?(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)\/@?/i
const hasLetter = /\p{L}/u
