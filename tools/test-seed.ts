/**
 * The seed of the order of test files and tests: TEST_SEED, or else a number that is drawn once, so that all parts of
 * a run and the processes that they start share it.
 */
export function testSeed(): number {
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1_000_000))
  const seed = Number(process.env.TEST_SEED)
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('TEST_SEED must be a whole number.')
  return seed
}

export function tellTestSeed(command: string): void {
  const seed = testSeed()
  console.log(
    `Tests run in a random order with the seed ${seed}. To repeat it: TEST_SEED=${seed} ${command}\n`,
  )
}
