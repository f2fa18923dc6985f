import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // More workers than cores only wait for each other and for PostgreSQL.
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/{src,test}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
