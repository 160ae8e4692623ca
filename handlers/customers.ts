import type { JsonObject } from '../domain/json.ts'

/** The customer of a conversation as every surface shows it; null for a visitor whom nobody named. */
type NamedCustomer = { customerId: string | null; customer: JsonObject; customerProven: boolean }

export function customerBody({ customerId, customer, customerProven }: NamedCustomer) {
  const [name, email] = [textOf(customer['name']), textOf(customer['email'])]
  return customerId === null && name === null && email === null
    ? null
    : { id: customerId, name, email, proven: customerProven }
}

/** The service took the data as the integrator sent them. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
