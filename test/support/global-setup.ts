import { openTestServer, prepareTemplate, type TestServer } from './database.ts'

let server: TestServer | undefined

/** Runs once before all test files (`node --test --test-global-setup=test/support/global-setup.ts`). */
export async function globalSetup(): Promise<void> {
  server = await openTestServer()
  await prepareTemplate(server.url)
  process.env['TEST_DATABASE_URL'] = server.url
}

export async function globalTeardown(): Promise<void> {
  await server?.stop()
}
