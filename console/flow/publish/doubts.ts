import type { components } from '../../../generated/types/admin.ts'

type Schemas = components['schemas']
/** What the review has found so far; undefined if it was not asked for. */
type Reviewed = {
  report: Pick<Schemas['FlowTestReport'], 'results' | 'shortfalls'> | undefined
  replay: Pick<Schemas['FlowReplay'], 'differing'> | undefined
  /** Breaking changes of operations that the version would take over. */
  taken: readonly Schemas['AdminFinding'][]
}

/** What speaks against a publish that nothing prevents: each in a sentence, none if all is well. */
export function doubtsOf({ report, replay, taken }: Reviewed): string[] {
  const failed = report?.results.filter(({ failures }) => failures.length > 0).length ?? 0
  const shortfalls = report?.shortfalls.length ?? 0
  const differing = replay?.differing ?? 0
  return [
    ...taken.map(({ message }) => `The version takes over a breaking change: ${message}.`),
    ...(failed === 0 ? [] : [failed === 1 ? 'A test fails.' : `${failed} tests fail.`]),
    ...(shortfalls === 0 ? [] : ['The tests cover less than they promise.']),
    ...(differing === 0
      ? []
      : [
          differing === 1
            ? 'One execution would take a different path.'
            : `${differing} executions would take a different path.`,
        ]),
  ]
}
