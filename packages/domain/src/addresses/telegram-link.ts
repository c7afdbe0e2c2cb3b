import { linkOn } from './account-links.ts'
import { phonesIn } from './phones.ts'

const telegramSite = 't.me'

/**
 * The address of a Telegram account, which a handle, an address there or a phone number names; undefined for any other
 * text.
 */
export function telegramLink(typed: string): string | undefined {
  const [phone, ...others] = hasLetter.test(typed) ? [] : phonesIn(typed)
  if (phone !== undefined && others.length === 0) return `https://${telegramSite}/${phone.number}`
  return linkOn(telegramSite, [telegramSite, 'telegram.me', 'telegram.dog'], typed)
}

const hasLetter = /\p{L}/u
