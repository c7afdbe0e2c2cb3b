/** The portal or one of its commands cannot go on. The message is one sentence for whoever started it. */
export class OperatorError extends Error {}

/** A variable has an invalid value. */
export class ConfigError extends OperatorError {}

/** Prints the sentence of an `OperatorError`, and anything else as a developer needs it. */
export function tellFailure(problem: unknown): void {
  console.error(problem instanceof OperatorError ? problem.message : problem)
}
