// Written by `make generate` from contracts/. Do not edit.

/** Operations whose contract stands and whose handler does not, by surface (`contracts/not-served.yaml`). */
export const notServed: Readonly<Record<string, readonly string[]>> = {}

export type NotServed = never
