import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ReportDefinition, ReportScheduleInput } from '../../sdk/index.ts'
import {
  createReport,
  useDeleteReport,
  deleteSchedule,
  saveSchedule,
  useReportChange,
  type StoredReport,
} from '../data/reports.ts'
import { CheckControl, LinesControl, NumberControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import { WEEKDAYS } from './schedules.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

type NewProps = { definition: ReportDefinition; onCreated: (id: string) => void; onClose: () => void }

/** Asks for the name of a report that is saved for the first time. */
export function NewReport({ definition, onCreated, onClose }: NewProps) {
  const [name, setName] = useState<string>()
  const [description, setDescription] = useState<string>()
  const creation = useReportChange(async () => {
    const input = { name: name ?? '', definition, ...(description === undefined ? {} : { description }) }
    const created = await createReport(input)
    onCreated(created.report.id)
    return created
  })
  return (
    <AskDialog
      title="Save the report"
      action="Create"
      call={creation}
      onSubmit={() => creation.mutate(undefined)}
      ready={name !== undefined}
      onClose={onClose}
    >
      <TextControl label="Name" value={name} onChange={setName} placeholder="Conversations by language" required />
      <TextControl label="What it is for" value={description} onChange={setDescription} lines={2} />
    </AskDialog>
  )
}

type Props = { stored: StoredReport; onClose: () => void }

/** When the report is sent, and to whom. */
export function Schedule({ stored, onClose }: Props) {
  const present = stored.report.schedule
  const [schedule, setSchedule] = useState<ReportScheduleInput>(
    present ?? { frequency: 'weekly', weekday: 1, hour: 6, recipients: [], enabled: true },
  )
  const change = (changes: Partial<ReportScheduleInput>) => setSchedule({ ...schedule, ...changes })
  const saving = useReportChange(async (next: ReportScheduleInput | undefined) => {
    const saved = next === undefined ? await deleteSchedule(stored) : await saveSchedule(stored, inputOf(next))
    onClose()
    return saved
  })
  return (
    <Dialog title="Send by mail" onClose={onClose}>
      <div className={css.controls}>
        <p>The report is sent as a CSV file.</p>
        {present?.last_error !== undefined && <p className={css.wrong}>The last mail failed: {present.last_error}</p>}
        <ScheduleControls schedule={schedule} onChange={change} />
        {saving.error !== null && <Problem error={saving.error} />}
        <footer>
          {present !== undefined && (
            <Button kind="danger" disabled={saving.isPending} onClick={() => saving.mutate(undefined)}>
              Stop sending
            </Button>
          )}
          <button onClick={onClose}>Cancel</button>
          <Button
            kind="primary"
            disabled={saving.isPending || schedule.recipients.length === 0}
            onClick={() => saving.mutate(schedule)}
          >
            Save
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

type ScheduleProps = { schedule: ReportScheduleInput; onChange: (changes: Partial<ReportScheduleInput>) => void }

function ScheduleControls({ schedule, onChange }: ScheduleProps) {
  return (
    <>
      <SelectControl
        label="How often"
        value={schedule.frequency}
        choices={[
          { value: 'daily', title: 'Every day' },
          { value: 'weekly', title: 'Every week' },
        ]}
        onChange={frequency => onChange({ frequency: frequency === 'daily' ? 'daily' : 'weekly', weekday: 1 })}
      />
      {schedule.frequency === 'weekly' && (
        <SelectControl
          label="On"
          value={String(schedule.weekday ?? 1)}
          choices={WEEKDAYS.map((title, index) => ({ value: String(index + 1), title }))}
          onChange={day => onChange({ weekday: Number(day) })}
        />
      )}
      <NumberControl
        label="In the hour (UTC)"
        value={schedule.hour}
        onChange={hour => onChange({ hour: Math.min(23, Math.max(0, Math.round(hour ?? 0))) })}
      />
      <LinesControl
        label="To"
        value={schedule.recipients}
        onChange={recipients => onChange({ recipients: recipients ?? [] })}
        help="One mail address per line."
      />
      <CheckControl
        label="Send it"
        checkedByDefault
        value={schedule.enabled}
        onChange={enabled => onChange({ enabled: enabled ?? true })}
      />
    </>
  )
}

/** Without what only the service says of a schedule. */
function inputOf({ frequency, hour, weekday, recipients, enabled }: ReportScheduleInput): ReportScheduleInput {
  const day = frequency === 'weekly' && weekday !== undefined ? { weekday } : {}
  return { frequency, hour, ...day, recipients, enabled: enabled ?? true }
}

export function DeleteReport({ stored, onClose }: Props) {
  const [, navigate] = useLocation()
  const removal = useDeleteReport(stored, () => navigate('/reports'))
  return (
    <AskDialog
      title={`Delete ${stored.report.name}?`}
      action="Delete"
      kind="danger"
      call={removal}
      onSubmit={() => removal.mutate()}
      onClose={onClose}
    >
      <p>Its schedule is deleted too. This cannot be undone.</p>
    </AskDialog>
  )
}
