import { phoneParts } from '@portal/domain/addresses/phones'
import { telegramLink } from '@portal/domain/addresses/telegram-link'
import type { ReactNode } from 'react'

const reading = { phoneParts, telegramLink }

export type ReadingOfContacts = typeof reading
export type ContactReaderProps = { children: (reading: ReadingOfContacts | undefined) => ReactNode }

/** Draws contacts with the numbers that their texts hold. The numbering plans of all countries are in this part. */
export const ContactReader = ({ children }: ContactReaderProps) => children(reading)
