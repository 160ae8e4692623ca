import type { JsonObject } from '../json.ts'
import type { DocumentOperation } from './operation-request.ts'

/** An OpenAPI document with these operations: read again, it has the same ones. */
export function writtenDocument({
  title,
  version,
  operations,
}: {
  title: string
  version: string
  operations: readonly DocumentOperation[]
}): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = writtenOperation(operation)
  return { openapi: '3.1.0', info: { title, version }, paths }
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
export function writtenTools({ title, version, operations }: Parameters<typeof writtenDocument>[0]): JsonObject {
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
