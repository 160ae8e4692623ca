import type { ConnectionTemplates } from '../../adapters/connection-templates.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { JsonObject } from '../../domain/json.ts'
import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as templates from '../../services/connections/templates.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { connectionCreated } from './connection-replies.ts'

type Schemas = components['schemas']
type Deps = { connectionTemplates: ConnectionTemplates }

export async function listConnectionTemplates(deps: Deps): Promise<ReplyOf<'listConnectionTemplates'>> {
  return { status: 200, body: { items: (await templates.listTemplates(deps)).map(summaryBody) } }
}

export async function getConnectionTemplate(
  deps: Deps,
  request: RequestOf<'getConnectionTemplate'>,
): Promise<ReplyOf<'getConnectionTemplate'>> {
  const template = await templates.getTemplate(deps, request.params.templateKey)
  return {
    status: 200,
    body: {
      ...summaryBody(template),
      ...pick(template, 'baseUrl', 'keyLabel', 'steps', 'example'),
      values: template.values ?? [],
      operations: template.operations.map(operation => pick(operation, 'id', 'method', 'path', 'summary')),
    },
  }
}

export async function createConnectionFromTemplate(
  deps: Deps & ChangeDeps & { secretBox: SecretBox },
  request: RequestOf<'createConnectionFromTemplate'>,
): Promise<ReplyOf<'createConnectionFromTemplate'>> {
  const { templateKey, template, code, name, key, values = {} } = request.body
  const input = { templateKey, template: template as JsonObject | undefined, code, name, key, values }
  return connectionCreated(
    await templates.createFromTemplate(deps, callerAdmin(request.caller), input, connectionCreated),
  )
}

function summaryBody(template: templates.KeyedTemplate): Schemas['ConnectionTemplateSummary'] {
  return pick(template, 'key', 'name', 'category', 'description', 'providerKey')
}
