import { createEdgeStore, type EdgeStore } from '../../adapters/edge-store/index.ts'
import { createConfiguration, type Configuration } from '../../services/configuration/configuration.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import { createGoalDirectory, type GoalDirectory } from '../../services/goals/directory.ts'
import { createEventChoices, type EventChoices } from '../../services/webhooks/event-choices.ts'
import { createPublishedDocuments, type PublishedDocuments } from '../../services/published/documents.ts'
import { createPublications, type Publications } from '../../services/published/published.ts'
import { warn, type Base, type ServiceEnvironment } from './base.ts'

/** What workspaces have published and configured, as this process caches it. */
export type PublishingDeps = {
  configuration: Configuration
  settings: Settings
  publications: Publications
  goals: GoalDirectory
  eventChoices: EventChoices
  edgeStore: EdgeStore
  published: PublishedDocuments
}

export async function composePublishing(base: Base, environment: ServiceEnvironment): Promise<PublishingDeps> {
  const { log } = base
  const edgeStore = await createEdgeStore(environment.edgeStoreDsn, {
    token: environment.edgeStoreToken,
    onError: warn(log, 'the edge store failed'),
  })
  const configuration = createConfiguration(base)
  return {
    configuration,
    settings: configuration,
    publications: createPublications(base),
    goals: createGoalDirectory({ ...base, onError: warn(log, 'a goal is disabled') }),
    eventChoices: createEventChoices({ ...base, settings: configuration }),
    edgeStore,
    published: createPublishedDocuments({
      store: edgeStore,
      onError: warn(log, 'a published document could not be read'),
    }),
  }
}
