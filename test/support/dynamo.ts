import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { eventually } from './eventually.ts'

/** A DynamoDB for the test, with the table `documents`. */
export async function startDynamo() {
  const server: Server = dynalite({ createTableMs: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new DynamoDBClient({
    region: 'eu-central-1',
    endpoint,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  await client.send(
    new CreateTableCommand({
      TableName: 'documents',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    }),
  )
  await eventually(async () => {
    const { Table: table } = await client.send(new DescribeTableCommand({ TableName: 'documents' }))
    if (table?.TableStatus !== 'ACTIVE') throw new Error('the table is not there yet')
  })
  return {
    endpoint,
    client,
    close: async () => {
      client.destroy()
      server.closeAllConnections()
      await new Promise<void>(resolve => {
        server.close(() => resolve())
      })
    },
  }
}
