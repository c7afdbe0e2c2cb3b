import type { Config } from '../../config/config.ts'

/** Where mails lead to. */
export const addressOfTokens = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `${publicUrl}/settings#access-tokens`
