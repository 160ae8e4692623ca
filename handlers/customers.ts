import type { JsonObject } from '../domain/json.ts'

/** The customer of a conversation as every surface shows it; null for a visitor whom nobody named. */
export function customerBody({ customerId, customer }: { customerId: string | null; customer: JsonObject }) {
  const [name, email] = [textOf(customer['name']), textOf(customer['email'])]
  return customerId === null && name === null && email === null ? null : { id: customerId, name, email }
}

/** The service took the data as the integrator sent them. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
