import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import { Button } from './controls/button.tsx'
import { css } from './css.ts'

type Props = { title: string; about: string; secret: string; onDone: () => void }

/** A secret that the service shows once. Only the page that renders this holds it. */
export function SecretOnce({ title, about, secret, onDone }: Props) {
  return (
    <Dialog title={title} onClose={onDone}>
      <div className={css.controls}>
        <p>{about} It is shown only once, and cannot be read again.</p>
        <p className={css.secret}>
          <code>{secret}</code>
          <CopyButton text={secret} />
        </p>
        <footer>
          <Button kind="primary" onClick={onDone}>
            I have stored it
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
