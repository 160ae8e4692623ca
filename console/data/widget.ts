import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { sections } from '../../generated/sections.ts'
import type { SessionIntent } from '../../sdk/index.ts'
import { isObject, objectAt, textAt } from '../parts/json.ts'
import { admin } from './admin.ts'
import { usePublishedFlows } from './keys.ts'

/** Flows whose intents a preview offers; the menu of a visitor has no more room either. */
const PREVIEWED_FLOWS = 12

/** How the section is declared: its groups and fields with their titles. */
export const widgetSection = sections.find(({ id }) => id === 'widget')

export const useWidgetValues = (enabled = true) =>
  useQuery({
    queryKey: ['configuration', 'widget'],
    enabled,
    queryFn: async () => await admin.configuration.getConfigurationValues({ section: 'widget' }),
  })

export type WidgetChanges = { set: Readonly<Record<string, unknown>>; reset: readonly string[] }

/** Saves what was changed; `reset` paths have the value of the organisation, or the standard, again. */
export function useSaveWidget() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ set, reset, etag }: WidgetChanges & { etag: string }) => {
      const section = 'widget'
      const saved =
        Object.keys(set).length === 0
          ? undefined
          : await admin.configuration.saveConfigurationValues({
              section,
              If_Match: etag,
              SaveConfigurationRequest: { values: { ...set } },
            })
      if (reset.length === 0) return saved
      return await admin.configuration.resetConfigurationValues({
        section,
        If_Match: saved?.etag ?? etag,
        ResetConfigurationRequest: { paths: [...reset] },
      })
    },
    onSettled: async () => await cache.invalidateQueries({ queryKey: ['configuration', 'widget'] }),
  })
}

/** The intents of the live flows as the menu of the widget shows them. */
export function useMenu(enabled: boolean): SessionIntent[] {
  const flows = usePublishedFlows(enabled)
  return useQueries({
    queries: (flows.data ?? [])
      .filter(({ intents }) => intents.length > 0)
      .slice(0, PREVIEWED_FLOWS)
      .map(({ id, publishedVersion }) => ({
        queryKey: ['definition', id, String(publishedVersion)],
        staleTime: Infinity,
        queryFn: async (): Promise<unknown> =>
          (await admin.flows.getFlowVersion({ flowId: id, version: publishedVersion ?? 1 })).definition,
      })),
    combine: results =>
      results
        .flatMap(({ data }) => triggersOf(data))
        .sort((a, b) => b.priority - a.priority)
        .map(({ intent }) => intent),
  })
}

function triggersOf(definition: unknown): { priority: number; intent: SessionIntent }[] {
  const triggers = isObject(definition) ? definition['triggers'] : undefined
  return (Array.isArray(triggers) ? triggers : []).flatMap((trigger: unknown) => {
    const name = textAt(trigger, 'intent')
    if (!isObject(trigger) || name === undefined) return []
    const display = objectAt(trigger, 'display')
    const icon = objectAt(display, 'icon')
    const priority = typeof trigger['priority'] === 'number' ? trigger['priority'] : 0
    const intent = {
      name,
      label: textAt(display, 'label') ?? name,
      subtitle: textAt(display, 'subtitle') ?? '',
      icon: 'kind' in icon ? (icon as unknown as SessionIntent['icon']) : null,
      accentColor: textAt(display, 'accentColor') ?? '',
      styleVariant: textAt(display, 'styleVariant') ?? '',
      pinned: display['pinned'] === true,
    }
    return [{ priority, intent }]
  })
}
