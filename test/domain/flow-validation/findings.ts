import { ANY_WORKSPACE } from '../../../domain/flow-validation/references.ts'
import { validateFlow } from '../../../domain/flow-validation/validate-flow.ts'
import { flow as flowSchema } from '../../../generated/schemas/validators.js'

/** The path, code and severity of each finding in a definition. */
export function found(document: unknown, workspace = ANY_WORKSPACE): [string, string, string][] {
  return validateFlow(document, flowSchema, workspace).map(({ path, code, severity }) => [path, code, severity])
}

/** A definition with these nodes. */
export function flow(nodes: unknown[], more: object = {}): unknown {
  return { code: 'main', name: 'Main', nodes, ...more }
}
