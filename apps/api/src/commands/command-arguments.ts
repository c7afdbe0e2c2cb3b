import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorError } from './operator-error.ts'

type Expected<T> = {
  /** What is answered where the words are others, such as `npm run backup -- FILE`. */
  usage: string
  /** How many words stand alone. */
  positionals: number
  options: T
}

/** The words behind a command. A path that begins with a hyphen is written as `./-name`. */
export function commandArguments<const T extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  positionals: count,
  options,
}: Expected<T>) {
  const { values, positionals } = parsed(usage, options)
  if (positionals.length !== count || positionals.includes('')) throw new OperatorError(`Usage: ${usage}`)
  return { values, positionals }
}

function parsed<const T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new OperatorError(`Usage: ${usage}`)
  }
}
