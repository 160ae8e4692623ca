import { declaredFields } from '../../domain/configuration.ts'
import type { Json } from '../../domain/json.ts'
import { sections } from '../../generated/sections.ts'
import type { Configuration } from './configuration.ts'

/**
 * What the service itself asks of a workspace's configuration: the value in force, by full path
 * `<section>/<group>/<field>`.
 */
export type Settings = { value(tenantId: string, path: string): Promise<Json> }

const fields = new Map(declaredFields(sections).map(field => [field.path, field]))

export function createSettings(configuration: Configuration): Settings {
  return {
    async value(tenantId, path) {
      const declared = fields.get(path)
      if (declared === undefined) throw new Error(`no section declares ${path}`)
      return (await configuration.resolve(declared, { kind: 'tenant', id: tenantId })).value
    },
  }
}
