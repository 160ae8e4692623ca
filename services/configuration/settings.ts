import type { Configuration } from './configuration.ts'

/**
 * The settings of a workspace that the service itself reads: the effective value, by full path
 * `<section>/<group>/<field>`.
 */
export type Settings = { value: Configuration['valueOf']; strings: Configuration['strings'] }

export function createSettings({ valueOf, strings }: Configuration): Settings {
  return { value: valueOf, strings }
}
