import type { Json } from '../../domain/json.ts'
import type { components } from '../../generated/types/admin.ts'
import * as configuration from '../../services/configuration/sections.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { ifMatch, callerAdmin } from '../inputs.ts'
import { current, instant, saved } from './replies.ts'

type Deps = configuration.ConfigurationDeps
type Schemas = components['schemas']

export function listConfigurationSections(
  _deps: Deps,
  request: RequestOf<'listConfigurationSections'>,
): ReplyOf<'listConfigurationSections'> {
  return {
    status: 200,
    body: { items: configuration.listConfigurationSections(callerAdmin(request.caller)).map(sectionBody) },
  }
}

export function getConfigurationSection(
  _deps: Deps,
  request: RequestOf<'getConfigurationSection'>,
): ReplyOf<'getConfigurationSection'> {
  return {
    status: 200,
    body: sectionBody(configuration.getConfigurationSection(callerAdmin(request.caller), request.params.section)),
  }
}

export async function getConfigurationValues(
  deps: Deps,
  request: RequestOf<'getConfigurationValues'>,
): Promise<ReplyOf<'getConfigurationValues'>> {
  return current(
    valuesBody(await configuration.getConfigurationValues(deps, callerAdmin(request.caller), sectionOf(request))),
  )
}

export async function saveConfigurationValues(
  deps: Deps,
  request: RequestOf<'saveConfigurationValues'>,
): Promise<ReplyOf<'saveConfigurationValues'>> {
  const { values = {}, resets = [] } = request.body
  return await saved(
    request.caller,
    valuesBody,
    async admin =>
      await configuration.saveConfigurationValues(
        deps,
        admin,
        { ...sectionOf(request), ifMatch: ifMatch(request) },
        { values: values as Record<string, Json>, resets },
      ),
  )
}

export async function resetConfigurationValues(
  deps: Deps,
  request: RequestOf<'resetConfigurationValues'>,
): Promise<ReplyOf<'resetConfigurationValues'>> {
  return current(
    valuesBody(
      await configuration.resetConfigurationValues(
        deps,
        callerAdmin(request.caller),
        { ...sectionOf(request), ifMatch: ifMatch(request) },
        request.body.paths,
      ),
    ),
  )
}

function sectionOf({
  params,
  query,
}: {
  params: { section: string }
  query: { scope?: string }
}): configuration.SectionAddress {
  return { section: params.section, scope: query.scope }
}

function sectionBody({ section, editable, fields }: configuration.SectionSchema): Schemas['ConfigurationSection'] {
  return {
    section: section.id,
    label: section.label,
    title: section.title,
    description: section.description,
    editable,
    groups: section.groups.map(({ id, label, title }) => ({
      group: id,
      label,
      title,
      fields: fields.filter(({ path }) => path.startsWith(`${section.id}/${id}/`)).map(fieldBody),
    })),
  }
}

function fieldBody({
  path,
  field,
  schema,
}: configuration.SectionSchema['fields'][number]): Schemas['ConfigurationField'] {
  return {
    path,
    kind: field.kind,
    label: field.label,
    title: field.title,
    description: field.description,
    default: 'default' in field ? field.default : null,
    allowedScopes: [...field.allowed_scopes],
    publicReadable: field.public_readable,
    apiReadable: field.api_readable,
    secret: field.secret,
    schema: { ...schema },
  }
}

function valuesBody({
  section,
  scope,
  values,
  updatedAt,
  updatedBy,
  etag,
}: configuration.SectionValues): Schemas['ConfigurationValues'] {
  return { section, scope, values: values.map(entryBody), updatedAt: instant(updatedAt), updatedBy, etag }
}

function entryBody({
  declared: { path, field },
  isSet,
  own,
  value,
  present,
  sourceScope,
}: configuration.ConfigEntry): Schemas['ConfigurationEntry'] {
  return {
    path,
    kind: field.kind,
    secret: field.secret,
    set: isSet,
    ...(own === undefined ? {} : { own }),
    ...(value === undefined ? {} : { value }),
    present,
    sourceScope,
  }
}
