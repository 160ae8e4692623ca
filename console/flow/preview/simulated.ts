import type { components } from '../../../generated/types/admin.ts'

type Schemas = components['schemas']

/** Values with a default are not sent; stored ones may come from another client. */
export type SimulationInput = Partial<Schemas['SimulationInput']>
export type SimulationStub = Partial<Schemas['SimulationStub']>
export type SimulationTrigger = Schemas['SimulationTrigger']
export type SimulationTurn = Schemas['SimulationTurn']
export type SimulationResult = Schemas['SimulationResult']
export type SimulateFlowRequest = Partial<Omit<Schemas['SimulateFlowRequest'], 'inputs' | 'stubs' | 'trigger'>> & {
  trigger: SimulationTrigger
  inputs: SimulationInput[]
  stubs: Record<string, SimulationStub[]>
}
type RecordedInput = Omit<Schemas['RecordedInput'], 'timeout'> & { timeout?: boolean }
export type ExecutionRecording = Omit<Schemas['ExecutionRecording'], 'inputs' | 'stubs'> & {
  inputs: RecordedInput[]
  stubs: Record<string, SimulationStub[]>
}
