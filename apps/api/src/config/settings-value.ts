import { readFileSync } from 'node:fs'
import { ConfigError } from '../commands/operator-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type ReadSetting = (name: string) => string | undefined

export const settingsOf =
  (environment: Environment): ReadSetting =>
  (name) =>
    readSetting(environment, name)

/**
 * A setting's value, or the content of the file that `NAME_FILE` names, such as a secret of a container. An empty value counts as
 * absent, but an empty file is refused: whoever names one means a value.
 */
function readSetting(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim() || undefined
  const file = environment[`${name}_FILE`]?.trim() || undefined
  if (file === undefined) return value
  if (value !== undefined) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`)
  const content = contentOf(file, name)
  if (content === '') throw new ConfigError(`${name}_FILE names '${file}', which is empty.`)
  if (/[\r\n]/.test(content)) throw new ConfigError(`${name}_FILE names '${file}', which has several lines.`)
  return content
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError(`${name}_FILE names '${file}', which cannot be read.`)
  }
}
