import { ConfigError } from '../../src/commands/operator-error.ts'
import { readConfig } from '../../src/config/config.ts'

/** The sentence with which a start refuses these settings; undefined where it takes them. */
export const refusalOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return undefined
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}
