import { readYaml, type JsonObject } from './bundle.ts'

/** The catalog of datasets as code: the allow-list that reports are checked against. */
export function datasetsModule(contracts: string): string {
  const { datasets } = readYaml(`${contracts}/datasets.yaml`) as { datasets: JsonObject[] }
  return `// Written by \`make generate\` from contracts/datasets.yaml. Do not edit.
import type { DatasetDeclaration } from './schemas/dataset-catalog.ts'

/** Everything that reports may group, compute and select by, in the order in which it is offered. */
export const datasets: readonly DatasetDeclaration[] = ${JSON.stringify(datasets, null, 2)}
`
}
