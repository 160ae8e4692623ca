// Written by `make generate` from contracts/. Do not edit.

/** Operations with a contract and without a handler, by surface (`contracts/not-served.yaml`). */
export const notServed: Readonly<Record<string, readonly string[]>> = {}

export type NotServed = never
