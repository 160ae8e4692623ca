import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from './admin.ts'

/** `scope`: as the admin API takes it; undefined for the caller's own workspace. */
export type Of = { section: string; scope?: string | undefined }

export const useConfigurationSections = () =>
  useQuery({
    queryKey: ['configuration sections'],
    queryFn: async () => (await admin.configuration.listConfigurationSections()).items,
  })

export const useConfigurationSection = (section: string) =>
  useQuery({
    queryKey: ['configuration section', section],
    queryFn: async () => await admin.configuration.getConfigurationSection({ section }),
  })

export const useConfigurationValues = (of: Of, enabled = true) =>
  useQuery({
    queryKey: ['configuration', of.section, of.scope],
    enabled,
    queryFn: async () => await admin.configuration.getConfigurationValues(of),
  })

export type ConfigurationChanges = { set: Readonly<Record<string, unknown>>; reset: readonly string[]; etag: string }

/** Saves the changes; `reset` paths inherit the value of the less specific scope, or the default, again. */
export function useSaveConfiguration(of: Of) {
  const cache = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ set, reset, etag }: ConfigurationChanges) => {
      const saved =
        Object.keys(set).length === 0
          ? undefined
          : await admin.configuration.saveConfigurationValues({
              ...of,
              If_Match: etag,
              SaveConfigurationRequest: { values: { ...set } },
            })
      if (reset.length === 0) return saved
      return await admin.configuration.resetConfigurationValues({
        ...of,
        If_Match: saved?.etag ?? etag,
        ResetConfigurationRequest: { paths: [...reset] },
      })
    },
    onSettled: async () => await cache.invalidateQueries({ queryKey: ['configuration', of.section] }),
  })
}
