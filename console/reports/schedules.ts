import type { ReportScheduleInput } from '../../sdk/index.ts'

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** When a report is sent, as people say it. */
export function inWords({ frequency, hour, weekday, enabled }: ReportScheduleInput): string {
  const day = frequency === 'weekly' ? `${WEEKDAYS[(weekday ?? 1) - 1] ?? ''}s` : 'daily'
  return `${day} at ${String(hour).padStart(2, '0')}:05 UTC${enabled === false ? ', off' : ''}`
}
