import { useQuery } from '@tanstack/react-query'
import type { ConfigurationValues } from '../../sdk/index.ts'
import type { Stored } from '../drafts/use-edits.ts'
import type { JsonObject } from '../parts/json.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { keyOf, keysOf } from './query-keys.ts'

/** `scope`: as the admin API takes it; undefined for the caller's own workspace. */
export type Of = { section: string; scope?: string | undefined }

export const useConfigurationSections = () =>
  useQuery({
    queryKey: keyOf('configuration sections'),
    queryFn: async () => (await admin.configuration.listConfigurationSections()).items,
  })

export const useConfigurationSection = (section: string) =>
  useQuery({
    queryKey: keyOf('configuration section', section),
    queryFn: async () => await admin.configuration.getConfigurationSection({ section }),
  })

export const useConfigurationValues = (of: Of, enabled = true) =>
  useQuery({
    queryKey: keyOf('configuration', of.section, of.scope),
    enabled,
    queryFn: async () => await admin.configuration.getConfigurationValues(of),
  })

/** The values of the scope itself, by path; null where it inherits, which is how edits name that too. */
export const ownValues = ({ values, etag }: ConfigurationValues): Stored => ({
  values: Object.fromEntries(values.map(({ path, set, own }) => [path, set ? own : null])),
  etag,
})

/** By path; null to inherit the value of the less specific scope, or the default: no value is null. */
type ConfigurationEdits = JsonObject

export const useSaveConfiguration = (of: Of) =>
  useChange(
    async ({ changes, etag }: { changes: ConfigurationEdits; etag: string }) => {
      const values = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null))
      const resets = Object.keys(changes).filter(path => changes[path] === null)
      return await admin.configuration.saveConfigurationValues({
        ...of,
        ifMatch: etag,
        ...(Object.keys(values).length === 0 ? {} : { values }),
        ...(resets.length === 0 ? {} : { resets }),
      })
    },
    { stale: [keysOf('configuration', of.section)] },
  )
