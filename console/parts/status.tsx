import styles from './status.module.css'

const NAMES: Record<string, string> = {
  waiting_input: 'waiting for input',
  waiting_time: 'waiting for time',
  handed_back: 'handed back',
  timed_out: 'timed out',
}

/** The state of a flow, a run or a conversation, distinguished by colour and by its word. */
export function Status({ status }: { status: string }) {
  return (
    <span className={styles.status} data-status={status}>
      {NAMES[status] ?? status}
    </span>
  )
}
