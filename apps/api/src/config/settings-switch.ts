import { ConfigError } from '../commands/operator-error.ts'

export function switchFrom(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false
  throw new ConfigError(`${name} must be on or off, not '${text}'.`)
}
