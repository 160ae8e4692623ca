import type { TestService } from './service.ts'

/** Sets a field of a workspace's configuration, and waits until the process knows it. */
export async function configure(
  { database, deps }: Pick<TestService, 'database' | 'deps'>,
  tenantId: string,
  path: string,
  value: unknown,
): Promise<void> {
  await database.pool.query(
    `insert into config_values (scope_kind, scope_id, path, value)
    values ('tenant', $1, $2, $3::jsonb)
    on conflict (scope_kind, scope_id, path) do update set value = excluded.value`,
    [tenantId, path, JSON.stringify(value)],
  )
  while (JSON.stringify(await deps.settings.value(tenantId, path)) !== JSON.stringify(value))
    await new Promise(resolve => setImmediate(resolve))
}
