import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, run, runQuietly } from './processes.ts'
import type { Outcome, Print } from './steps.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    assertionResults: { full_name: string; status: string; failureMessages?: string[] | null }[]
  }[]
}
type PlaywrightSuite = {
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Runs Vitest, counts its test cases and names those that failed. */
export function runVitest(
  args: readonly string[],
  print: Print,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return withReport(async (file) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await runQuietly(process.execPath, [vitest, 'run', ...args, ...reporters], {
      env: { ...process.env, ...env },
    })
    print(output.trim())
    return count(code, file, outcomeOfVitest)
  })
}

export function outcomeOfVitest(report: VitestReport): Outcome {
  const cases = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ full_name, failureMessages }) => {
        const [reason = ''] = (failureMessages?.[0] ?? '').split('\n')
        return `${relative(root, name)} ‘${full_name}’ ${reason.slice(0, 200)}`.trim()
      }),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    ...(cases.length > 0 && { note: `failed: ${cases.join('; ')}` }),
  }
}

/**
 * Runs the journeys on a portal that is running at E2E_URL, in a random order, and counts them. `npx playwright test --project
 * PROJECT --shuffle SEED` with the printed seed repeats the order. A case that fails runs a second time; one that passes then
 * counts as passed; it and one that failed twice are named. See docs/decisions/0063-journeys-take-turns-in-one-page.md.
 */
export async function runJourneys(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const outcomes: Outcome[] = []
  // The projects run one after the other, because in a random order of all Playwright starts a process and a browser anew
  // at every change.
  for (const project of ['desktop', 'phone', 'false-language']) {
    const output = join(root, 'test-results', project)
    outcomes.push(await runPlaywright(['--project', project, '--output', output], env))
  }
  return sumOf(outcomes)
}

function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return withReport(async (file) => {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js')
    const code = await run(
      process.execPath,
      [playwright, 'test', ...args, '--shuffle', '--retries=1', '--reporter=list,json'],
      {
        env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      },
    )
    return count(code, file, outcomeOfJourneys)
  })
}

export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const notes = outcomes.flatMap(({ note }) => note ?? [])
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped = 0 }) => skipped),
    ...(notes.length > 0 && { note: notes.join('; ') }),
  }
}

export function outcomeOfJourneys({ stats, suites }: PlaywrightReport): Outcome {
  const named = (status: string, word: string) => {
    const cases = suites.flatMap((suite) => casesIn(suite, status))
    return cases.length > 0 ? [`${cases.length} ${word}: ${cases.join('; ')}`] : []
  }
  const note = [...named('unexpected', 'failed'), ...named('flaky', 'flaky')].join('; ')
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...(note && { note }),
  }
}

/** The cases of a suite that ended so: `unexpected` failed at both tries, `flaky` passed at the second one. */
const casesIn = ({ specs, suites = [] }: PlaywrightSuite, wanted: string): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `${file}:${line} ‘${title}’ (${projectName})`),
  ),
  ...suites.flatMap((suite) => casesIn(suite, wanted)),
]

async function withReport(use: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  try {
    return await use(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A run that fails without a failed case, or that has no case at all, counts as one failure. */
export function count<Report>(code: number, file: string, read: (report: Report) => Outcome): Outcome {
  const outcome: Outcome = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  if (code !== 0 && outcome.failed === 0) {
    return { ...outcome, failed: 1, note: `ended with exit code ${code}` }
  }
  if (outcome.passed + outcome.failed === 0) return { ...outcome, failed: 1, note: 'no test ran' }
  return outcome
}
