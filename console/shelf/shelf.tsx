import type { ConnectionTemplateSummary } from '../../sdk/index.ts'
import { useConnectionTemplates } from '../data/connection-templates.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Dialog } from '../parts/dialog.tsx'
import type { JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { OwnTemplates } from './own-templates.tsx'
import { Tiles } from './tiles.tsx'

/** A template of the shelf, or one of a file. */
export type Chosen = { templateKey?: string | undefined; template?: JsonObject | undefined }
/** The connection that was made. */
export type Made = { id: string; code: string }
type Props = { onChoose: (chosen: Chosen) => void; onOther: (() => void) | undefined; onClose: () => void }

const CATEGORIES: Readonly<Record<ConnectionTemplateSummary['category'] | 'own', string>> = {
  own: 'Of this workspace',
  mail: 'E-mail',
  messaging: 'Messages',
  help_desk: 'Help desks',
  crm: 'Customers',
  shop: 'Shops',
  payments: 'Payments',
  calendar: 'Calendars',
  sheets: 'Tables',
  models: 'Language models',
  projects: 'Projects',
}

/** The services that a connection can be made to in one step, by what they are for. */
export function Shelf({ onChoose, onOther, onClose }: Props) {
  const { data = [], error, isPending } = useConnectionTemplates()
  return (
    <Dialog title="New connection" onClose={onClose} wide>
      <div className={css.controls}>
        {error !== null && <Problem error={error} />}
        <Tiles
          groups={CATEGORIES}
          groupOf={({ own, category }) => (own ? 'own' : category)}
          tiles={data}
          isPending={isPending}
          placeholder="Stripe, e-mail, calendar …"
          none="No template matches. On the page Connections you can connect any other service."
          onChoose={({ key }) => onChoose({ templateKey: key })}
        />
        <OwnTemplates own={data.filter(({ own }) => own)} onUse={template => onChoose({ template })} />
        {onOther !== undefined && (
          <footer>
            <Button onClick={onOther}>Another service</Button>
          </footer>
        )}
      </div>
    </Dialog>
  )
}
