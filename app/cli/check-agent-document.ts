import { readFile } from 'node:fs/promises'
import { checkOpenRpcDocument } from '../../adapters/openrpc.ts'

// Runs in a separate process, so that the memory of what the parser loads, a sixth of an idle server's, ends with it.
const document = await readFile(new URL('../../generated/openrpc.json', import.meta.url), 'utf8')
await checkOpenRpcDocument(JSON.parse(document) as object)
