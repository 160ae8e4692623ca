export type FindingCode =
  | 'schema' | 'duplicate_node_id' | 'unknown_target' | 'unreachable_node' | 'endless_loop' | 'loop_without_change' | 'subflow_recursion'
  | 'expression' | 'template' | 'pattern' | 'duration' | 'instant' | 'node_settings' | 'variables'
  | 'unknown_form' | 'unknown_flow' | 'unknown_connection' | 'unknown_goal' | 'duplicate_intent' | 'intent_taken'
  | 'duplicate_field' | 'unknown_field'

/** Something found in a definition. `path` is a JSON pointer (RFC 6901) into the document; errors keep it from being published. */
export type Finding = { path: string, code: FindingCode, message: string, severity: 'error' | 'warning' }

export function error(path: string, code: FindingCode, message: string): Finding {
  return { path, code, message, severity: 'error' }
}

export function warning(path: string, code: FindingCode, message: string): Finding {
  return { path, code, message, severity: 'warning' }
}
