import { BUBBLES } from './blocks/bubbles.ts'
import type { BlockFixture } from './blocks/fixture.ts'
import { INPUTS } from './blocks/inputs.ts'
import { INTEGRATIONS } from './blocks/integrations.ts'
import { LOGIC } from './blocks/logic.ts'

export const BLOCK_FIXTURES: readonly BlockFixture[] = [
  ...BUBBLES,
  ...INPUTS,
  ...LOGIC,
  ...INTEGRATIONS,
  {
    what: 'of a type of tomorrow',
    block: { type: 'hologram', options: { url: 'x' } },
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /hologram/,
  },
]
