import type { Configuration } from './configuration.ts'

/**
 * The settings of a workspace that the service itself reads: the effective value, by full path
 * `<section>/<group>/<field>`.
 */
export type Settings = Pick<Configuration, 'value' | 'strings'>
