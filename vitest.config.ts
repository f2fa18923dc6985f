import { configDefaults, defineConfig } from 'vitest/config'

/** Draws and plays all that the packs and the parts can show: minutes, where the other packages take seconds. */
const CONTENT = 'packages/{art,content,tunes}/{src,test}/**/*.test.ts'

/** Run the whole server, as the server's own tests do. */
const WITH_SERVER = 'scripts/{bench,dev}.test.ts'

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
          include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, CONTENT, WITH_SERVER],
          // Half of the time went into loading the same modules for each file.
          isolate: false,
          // The boundaries read every file of the repository.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/{src,test}/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'content', include: [CONTENT], isolate: false, testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          // Much of the CPU time went into loading the same modules for each file.
          isolate: false,
          include: ['apps/server/{src,test}/**/*.test.ts', WITH_SERVER],
          globalSetup: ['apps/server/test/postgres.ts'],
          setupFiles: ['apps/server/test/record-statements.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
