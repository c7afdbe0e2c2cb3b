import type { ContactReaderProps } from '../heavy/contact-reader.tsx'
import { heavyPart } from '../heavy/heavy-part.tsx'

const Unread = ({ children }: ContactReaderProps) => children(undefined)

/**
 * Hands the reading of phones and of Telegram accounts to what it draws; undefined until it has come, and where it does
 * not come: contacts are plain text then.
 */
export const ContactReading = heavyPart<ContactReaderProps>(
  () => import('../heavy/contact-reader.tsx').then((file) => file.ContactReader),
  Unread,
  Unread,
)
