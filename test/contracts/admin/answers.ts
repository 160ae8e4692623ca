import assert from 'node:assert/strict'

/** These properties of the answer, in this order. */
export function picked(body: Readonly<Record<string, unknown>>, ...names: string[]): unknown[] {
  return names.map(name => body[name])
}

/** The body of an answer that must be a success. */
// The answers are checked against the contract; what a fixture reads of them is there.
export async function successBody(
  answer: Promise<{ status: number; text: string; body: unknown }>,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<Record<string, any>> {
  const { status, text, body } = await answer
  assert.ok(status < 300, text)
  return body as Record<string, unknown>
}

/** The items of a list that must be a success. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function successItems(answer: Parameters<typeof successBody>[0]): Promise<Record<string, any>[]> {
  return (await successBody(answer))['items'] as Record<string, unknown>[]
}
