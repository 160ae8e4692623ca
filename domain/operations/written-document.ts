import type { JsonObject } from '../json.ts'
import type { DocumentOperation, DocumentScope } from './operation-request.ts'

type Written = { title: string; version: string; operations: readonly DocumentOperation[] }

/** An OpenAPI document with these operations and scopes: read again, it has the same ones. */
export function writtenDocument({
  title,
  version,
  operations,
  scopes,
}: Written & { scopes: readonly DocumentScope[] }): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations) {
    const demanded = scopes.filter(scope => scope.operations.includes(operation.id)).map(({ name }) => name)
    ;(paths[operation.path] ??= {})[operation.method.toLowerCase()] = {
      ...writtenOperation(operation),
      ...(demanded.length === 0 ? {} : { security: [{ oauth: demanded }] }),
    }
  }
  return { openapi: '3.1.0', info: { title, version }, paths, ...writtenScopes(scopes) }
}

/** Where to consent is told by the connection. */
function writtenScopes(scopes: readonly DocumentScope[]): JsonObject {
  if (scopes.length === 0) return {}
  const described = Object.fromEntries(scopes.map(({ name, description }) => [name, description]))
  const [authorizationUrl, tokenUrl] = ['/authorize', '/token']
  const flows = { authorizationCode: { authorizationUrl, tokenUrl, scopes: described } }
  return { components: { securitySchemes: { oauth: { type: 'oauth2', flows } } } }
}

function writtenOperation({ id, summary, parameters, body, response }: DocumentOperation): JsonObject {
  return {
    operationId: id,
    ...(summary === '' ? {} : { summary }),
    ...(parameters.length === 0 ? {} : { parameters: parameters.map(parameter => ({ ...parameter })) }),
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: body.required,
            content: {
              [body.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: body.schema,
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'OK',
        ...(response === null ? {} : { content: { 'application/json': { schema: response } } }),
      },
    },
  }
}

/** The list of tools with these operations, in the form in which an MCP server lists them. */
export function writtenTools({ title, version, operations }: Written): JsonObject {
  return {
    serverInfo: { name: title, version },
    tools: operations.map(({ id, summary, parameters, response }) => ({
      name: id,
      ...(summary === '' ? {} : { description: summary }),
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
      },
      ...(response === null ? {} : { outputSchema: response }),
    })),
  }
}
