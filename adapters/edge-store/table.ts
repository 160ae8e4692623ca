import { DeleteItemCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, type EdgeStore } from './edge-store.ts'

export interface TableStoreOptions {
  region: string
  /** A table whose partition key is the string attribute `id`; it needs no sort key. */
  table: string
  /** Address of a server other than that of the region. */
  endpoint: string | undefined
  /** Seconds until a document expires, by the table's time-to-live attribute `expires`; never if undefined. */
  ttl: number | undefined
}

/**
 * One item for each document: `id` is `<namespace>/<key>`, `document` its text. Credentials are those of the AWS
 * environment.
 */
export function createTableStore({ region, table, endpoint, ttl }: TableStoreOptions): EdgeStore {
  // A read is tried once, since a request waits for it; jobs repeat their writes themselves.
  const client = new DynamoDBClient({ region, maxAttempts: 1, ...(endpoint === undefined ? {} : { endpoint }) })
  const idOf = (namespace: string, key: string) => ({ S: `${namespace}/${key}` })
  return {
    serves: true,
    keeps: true,
    async read(namespace, key) {
      const command = new GetItemCommand({ TableName: table, Key: { id: idOf(namespace, key) } })
      const { Item: item } = await client.send(command, { abortSignal: AbortSignal.timeout(READ_TIMEOUT_MS) })
      const expires = item?.['expires']?.N
      // The table removes an expired item some time later.
      return expires !== undefined && Number(expires) * 1000 <= Date.now() ? undefined : item?.['document']?.S
    },
    async write(namespace, key, document) {
      const expires = ttl === undefined ? {} : { expires: { N: String(Math.ceil(Date.now() / 1000) + ttl) } }
      const command = new PutItemCommand({
        TableName: table,
        Item: { id: idOf(namespace, key), document: { S: document }, ...expires },
      })
      await client.send(command, { abortSignal: AbortSignal.timeout(WRITE_TIMEOUT_MS) })
    },
    async remove(namespace, key) {
      await client.send(new DeleteItemCommand({ TableName: table, Key: { id: idOf(namespace, key) } }), {
        abortSignal: AbortSignal.timeout(WRITE_TIMEOUT_MS),
      })
    },
    close() {
      client.destroy()
      return Promise.resolve()
    },
  }
}
