import type { Configuration } from './configuration.ts'

/**
 * What the service itself asks of a workspace's configuration: the value in force, by full path
 * `<section>/<group>/<field>`.
 */
export type Settings = { value: Configuration['valueOf']; strings: Configuration['strings'] }

export function createSettings({ valueOf, strings }: Configuration): Settings {
  return { value: valueOf, strings }
}
