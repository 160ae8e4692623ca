/**
 * The author of a change, by the current name, or by the name at that time if the user was deleted. `tokenName`: of the
 * token that made it for them.
 */
export type UserRef = { id: string; name: string; tokenName?: string }

/**
 * SQL that reads the actor in a `jsonb` column as a `UserRef`; null for an actor that is not a user.
 * @param row alias of the row, whose workspace the user belongs to
 */
export function userRef(column: string, row: string): string {
  return `(
  select jsonb_strip_nulls(jsonb_build_object('tokenName', by."tokenName", 'id', by.id, 'name', coalesce(
    (select u.name from users u where u.tenant_id = ${row}.tenant_id and cast(u.id as text) = by.id),
    by.name
  )))
  from jsonb_to_record(${row}.${column}) as by (type text, id text, name text, "tokenName" text)
  where by.type = 'user')`
}

/**
 * SQL that reads the user whose id is in a column as a `UserRef`; null for one that was deleted.
 * @param row alias of the row, whose workspace the user belongs to
 */
export function userById(column: string, row: string): string {
  return `(
  select json_build_object('id', u.id, 'name', u.name)
  from users u
  where u.tenant_id = ${row}.tenant_id and u.id = ${row}.${column}
)`
}
