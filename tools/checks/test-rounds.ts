import { startServer } from '../servers/portal-server.ts'
import { startTempPostgres } from '../servers/temp-postgres.ts'
import { failed, passed, type Step } from '../steps.ts'
import { runJourneys, runVitest } from '../test-reports.ts'
import { buildWebWhenChanged, checkWeight } from '../web-build.ts'
import { checks, runApiTests } from './checks.ts'

type Programs = {
  /** The path of a browser. */
  chromium: string | undefined
  /** The folder of PostgreSQL's programs. */
  postgres: string | undefined
  withoutPostgres: boolean
}

/**
 * Everything that `npm test` runs. The API tests have two workers, so their two runs are in different rounds. The longest
 * step of a round comes first.
 */
export function testRounds({ chromium, postgres, withoutPostgres }: Programs): Step[][] {
  const build: Step = {
    name: 'web app and the weight of its pages',
    run: async (print) => {
      await buildWebWhenChanged()
      const { code, output } = await checkWeight()
      print(output)
      return code === 0 ? passed() : failed('a page is too heavy')
    },
  }

  const onPostgres: Step = {
    name: 'API tests, PostgreSQL',
    run: async (print) => {
      if (withoutPostgres) return { passed: 0, failed: 0, note: 'SKIPPED: --without-postgres' }
      if (!postgres) return failed('NOT RUN: no PostgreSQL')
      const server = await startTempPostgres(postgres, { durable: false, settings: ['autovacuum=off'] })
      try {
        return await runApiTests(print, { TEST_DATABASE_URL: server.url })
      } finally {
        await server.stop()
      }
    },
  }

  const hostileWalk: Step = {
    name: 'hostile walk',
    run: (print) => runVitest(['--project', 'walk'], print),
  }

  const documents: Step = {
    name: 'documents of CVs',
    run: (print) => runVitest(['--project', 'documents'], print),
  }

  const components: Step = {
    name: 'component tests',
    run: async (print) => {
      if (!chromium) return failed('NOT RUN: no Chromium')
      return runVitest(['--project', 'components'], print, { CHROMIUM_PATH: chromium })
    },
  }

  const wholeProcesses: Step = {
    name: 'tests of whole processes',
    run: (print) => runVitest(['--project', 'process'], print),
  }

  const inBrowser: Step = {
    name: 'browser tests',
    run: async () => {
      if (!chromium) return failed('NOT RUN: no Chromium')
      const portal = await startServer('scripts/demo.ts')
      try {
        return await runJourneys({ CHROMIUM_PATH: chromium, E2E_URL: portal.url })
      } finally {
        await portal.stop()
      }
    },
  }

  return [[...checks], [wholeProcesses, onPostgres, hostileWalk, components, documents, build], [inBrowser]]
}
