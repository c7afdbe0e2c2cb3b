import { lazyPart } from '../states/lazy-part.tsx'
import type { ContactReaderProps } from './contact-reader.tsx'

const Unread = ({ children }: ContactReaderProps) => children(undefined)

/**
 * Hands the reading of phones and of Telegram accounts to what it draws; undefined until it has come, and where it does
 * not come: contacts are plain text then.
 */
export const ContactReading = lazyPart<ContactReaderProps>(
  () => import('./contact-reader.tsx').then((file) => file.ContactReader),
  Unread,
  Unread,
)
