import type { ComponentType } from 'react'
import { ConditionControl } from './condition.tsx'
import type { ControlProps } from './context.ts'
import { DurationControl } from './duration.tsx'
import { EntriesControl } from './entries.tsx'
import { TemplateControl } from './expression.tsx'
import { GroupControl } from './group.tsx'
import { JsonControl } from './json.tsx'
import { ListControl } from './list.tsx'
import { ChoiceControl, InstantControl, PlainNumberControl, PlainTextControl, SwitchControl } from './plain.tsx'
import { ArgumentsControl, OperationControl } from './operations.tsx'
import { ReferenceControl, SavedAsControl } from './reference.tsx'
import type { ControlName } from './shapes.ts'
import { TicksControl } from './ticks.tsx'
import { ValueControl } from './value.tsx'
import { VariantControl } from './variant.tsx'
import { TargetControl } from './target.tsx'
import { WeekdaysControl } from './weekdays.tsx'

/** The control of each name. Composite controls find the others here, through their context. */
export const controls: Readonly<Record<ControlName, ComponentType<ControlProps>>> = {
  'arguments': ArgumentsControl,
  'choice': ChoiceControl,
  'condition': ConditionControl,
  'duration': DurationControl,
  'entries': EntriesControl,
  'group': GroupControl,
  'instant': InstantControl,
  'json': JsonControl,
  'list': ListControl,
  'number': PlainNumberControl,
  'operation': OperationControl,
  'reference': ReferenceControl,
  'saved-as': SavedAsControl,
  'switch': SwitchControl,
  'template': TemplateControl,
  'text': PlainTextControl,
  'ticks': TicksControl,
  'value': ValueControl,
  'variant': VariantControl,
  'target': TargetControl,
  'weekdays': WeekdaysControl,
}
