import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js'

type Parsable = Exclude<Parameters<typeof parseOpenRPCDocument>[0], string | undefined>

/**
 * Throws the errors that `@open-rpc/schema-utils-js` finds in an OpenRPC document, and an error for two methods of one
 * name, which it accepts. Works on a copy, since the parser writes into its input. The message quotes the document:
 * never show it to callers.
 */
export async function checkOpenRpcDocument(document: object): Promise<void> {
  const { methods } = await parseOpenRPCDocument(structuredClone(document) as Parsable, {
    validate: true,
    dereference: true,
  })
  const names = methods.map(method => ('name' in method ? method.name : ''))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`the OpenRPC document names methods twice: ${twice.join(', ')}`)
}
