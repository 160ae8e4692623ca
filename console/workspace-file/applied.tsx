import type { WorkspaceApplied } from '../../sdk/index.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { ChangeList } from './change-list.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import styles from './workspace-file.module.css'

/** What was applied, and the secrets that were made: only this page holds them. */
export function Applied({ applied: { changes, secrets }, onDone }: { applied: WorkspaceApplied; onDone: () => void }) {
  const generated = [
    ...secrets.keys.flatMap(({ name, key, webhookSecret }) => [
      { label: `Key ${name}`, value: key },
      ...(webhookSecret === null ? [] : [{ label: `Webhook secret of ${name}`, value: webhookSecret }]),
    ]),
    ...secrets.tokens.map(({ user, name, value }) => ({ label: `Token ${name} of ${user}`, value })),
  ]
  return (
    <section className={styles.card} aria-labelledby="applied-heading">
      <h2 id="applied-heading">The file was applied</h2>
      {generated.length > 0 && (
        <>
          <p>These were created now. They are shown only this once.</p>
          {generated.map(({ label, value }) => (
            <div key={label} className={css.control}>
              <strong>{label}</strong>
              <p className={css.secret}>
                <code>{value}</code>
                <CopyButton text={value} label={`Copy ${label}`} />
              </p>
            </div>
          ))}
        </>
      )}
      <ChangeList changes={changes} />
      <p>
        <Button kind="primary" onClick={onDone}>
          {generated.length > 0 ? 'I have stored them' : 'Done'}
        </Button>
      </p>
    </section>
  )
}
