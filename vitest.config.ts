import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/{src,test}/**/*.test.ts'],
          // Every file boots a database of its own, and some start whole server processes.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
