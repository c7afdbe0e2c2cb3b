/** The portal or one of its commands cannot go on. The message is one sentence for whoever started it. */
export class OperatorError extends Error {}

/** A variable has an invalid value. */
export class ConfigError extends OperatorError {}

/** Prints a sentence where the reason lies outside of the program, and anything else as a developer needs it. */
export function tellFailure(problem: unknown): void {
  if (problem instanceof OperatorError) console.error(problem.message)
  // The system refused a call; its message names the call and the file.
  else if (problem instanceof Error && 'syscall' in problem)
    console.error(`It cannot go on: ${problem.message}.`)
  else console.error(problem)
}
