import { readFileSync } from 'node:fs'
import { ConfigError } from './operator-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting's value, or the content of the file that `NAME_FILE` names, such as a secret of a container. */
export function readSetting(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim() || undefined
  const file = environment[`${name}_FILE`]?.trim() || undefined
  if (file === undefined) return value
  if (value !== undefined) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`)
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    throw new ConfigError(`${name}_FILE names '${file}', which cannot be read.`)
  }
}
