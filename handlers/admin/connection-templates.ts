import type { ConnectionTemplates } from '../../adapters/connection-templates.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { revisionEtag } from '../../domain/etags.ts'
import type { JsonObject } from '../../domain/json.ts'
import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as templates from '../../services/connections/templates.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { connectionCreated } from './connection-replies.ts'
import { created, current } from './replies.ts'

type Schemas = components['schemas']
type Deps = Pick<ChangeDeps, 'knex'> & { connectionTemplates: ConnectionTemplates }

const PATH = '/api/admin/v1/connection-templates'

export async function listConnectionTemplates(
  deps: Deps,
  { caller }: RequestOf<'listConnectionTemplates'>,
): Promise<ReplyOf<'listConnectionTemplates'>> {
  return { status: 200, body: { items: (await templates.listTemplates(deps, callerAdmin(caller))).map(summaryBody) } }
}

export async function getConnectionTemplate(
  deps: Deps,
  { caller, params }: RequestOf<'getConnectionTemplate'>,
): Promise<ReplyOf<'getConnectionTemplate'>> {
  return current(templateBody(await templates.getTemplate(deps, callerAdmin(caller), params.templateKey)))
}

export async function createConnectionTemplate(
  deps: ChangeDeps,
  { caller, body: { key, template } }: RequestOf<'createConnectionTemplate'>,
): Promise<ReplyOf<'createConnectionTemplate'>> {
  const answer = (made: templates.ReadTemplate) => {
    const body = templateBody(made)
    return created(`${PATH}/${made.key}`, body, body.etag)
  }
  const given = { key, template: template as JsonObject }
  return answer(await templates.createTemplate(deps, callerAdmin(caller), given, answer))
}

export async function deleteConnectionTemplate(
  deps: Deps & ChangeDeps,
  { caller, params, headers }: RequestOf<'deleteConnectionTemplate'>,
): Promise<ReplyOf<'deleteConnectionTemplate'>> {
  const target = { id: params.templateKey, ifMatch: headers['if-match'] }
  await templates.deleteTemplate(deps, callerAdmin(caller), target)
  return { status: 204 }
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

function templateBody(template: templates.ReadTemplate): Schemas['ConnectionTemplate'] {
  return {
    ...summaryBody(template),
    ...pick(template, 'baseUrl', 'keyLabel', 'steps', 'example'),
    etag: revisionEtag(template),
    values: template.values ?? [],
    operations: template.operations.map(operation => pick(operation, 'id', 'method', 'path', 'summary')),
  }
}

function summaryBody(template: templates.ShownTemplate): Schemas['ConnectionTemplateSummary'] {
  return pick(template, 'key', 'name', 'category', 'description', 'providerKey', 'own')
}
