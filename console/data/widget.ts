import { useQueries } from '@tanstack/react-query'
import { sections } from '../../generated/sections.ts'
import type { SessionIntent } from '../../sdk/index.ts'
import { isObject, objectAt, textAt } from '../parts/json.ts'
import { admin } from './admin.ts'
import { useConfigurationValues, useSaveConfiguration } from './configuration.ts'
import { usePublishedFlows } from './keys.ts'
import { keyOf } from './query-keys.ts'

/** Maximum number of flows whose intents a preview offers; the visitor's menu has no more room either. */
const PREVIEWED_FLOWS = 12

/** How the section is declared: its groups and fields with their titles. */
export const widgetSection = sections.find(({ id }) => id === 'widget')

const WIDGET = { section: 'widget' }

export const useWidgetValues = (enabled = true) => useConfigurationValues(WIDGET, enabled)
export const useSaveWidget = () => useSaveConfiguration(WIDGET)

/** The intents of the live flows as the menu of the widget shows them. */
export function useMenu(enabled: boolean): SessionIntent[] {
  const flows = usePublishedFlows(enabled)
  return useQueries({
    queries: (flows.data ?? [])
      .filter(({ intents }) => intents.length > 0)
      .slice(0, PREVIEWED_FLOWS)
      .map(({ id, publishedVersion }) => ({
        queryKey: keyOf('definition', id, String(publishedVersion)),
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
