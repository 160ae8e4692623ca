import { readyFlows } from './ready-flows.ts'

type Arguments = Parameters<typeof readyFlows>

/* The flows and tests of the examples, as the build finds them. */
const FLOWS = import.meta.glob<Arguments[0][string]>(
  ['../../examples/{cookbook,trades}/flows/*.yaml', '!../../examples/{cookbook,trades}/flows/*.test.yaml'],
  { eager: true, import: 'default' },
)
const SUITES = import.meta.glob<Arguments[1][string]>('../../examples/{cookbook,trades}/flows/*.test.yaml', {
  eager: true,
  import: 'default',
})

export const EXAMPLE_FLOWS = readyFlows(FLOWS, SUITES)
