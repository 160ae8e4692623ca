import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js'

type Parsable = Exclude<Parameters<typeof parseOpenRPCDocument>[0], string | undefined>

/**
 * Accepts an OpenRPC document or throws what `@open-rpc/schema-utils-js` has against it; two methods of one name, which
 * it takes, are refused as well.
 * Works on a copy: the parser writes into its input. The message quotes the document: it is for whoever starts or
 * builds the service alone.
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
