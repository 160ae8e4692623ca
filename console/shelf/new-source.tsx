import { useState, type ReactNode } from 'react'
import type { InboundWebhookSender } from '../../sdk/index.ts'
import { css } from '../parts/css.ts'
import { Dialog } from '../parts/dialog.tsx'
import type { JsonObject } from '../parts/json.ts'
import { Tiles, type Tile } from './tiles.tsx'

type Sender = Tile & { key: InboundWebhookSender }
type Props = {
  /** Asks for a source that begins with these values. */
  form: (start: JsonObject) => ReactNode
  onClose: () => void
}

const GROUPS = { known: 'Known senders', other: 'Any other system' }
const SENDERS: readonly Sender[] = [
  { key: 'stripe', name: 'Stripe', description: 'Charges, invoices and refunds. Secret: Developers, Webhooks.' },
  { key: 'github', name: 'GitHub', description: 'Issues, pull requests and releases. Secret: of your choice.' },
  {
    key: 'shopify',
    name: 'Shopify',
    description: 'Orders, products and customers of a shop. Secret: Settings, Notifications, Webhooks.',
  },
  { key: 'slack', name: 'Slack', description: 'Messages and mentions. Secret: Basic Information of the app.' },
  { key: 'twilio', name: 'Twilio', description: 'Messages, calls and their status. Secret: the auth token.' },
  {
    key: 'standard_webhooks',
    name: 'Standard Webhooks',
    description: 'Any sender that follows standardwebhooks.com. Secret: begins with whsec_.',
  },
  { key: 'parley', name: 'Another system', description: 'Signs each request with a secret of Parley, by HMAC-SHA256.' },
]

/** A source of events: first who sends them, then its name, its event and its secret. */
export function NewSource({ form, onClose }: Props) {
  const [chosen, setChosen] = useState<Sender>()
  if (chosen !== undefined) return form(startOf(chosen))
  return (
    <Dialog title="Create an inbound webhook" onClose={onClose} wide>
      <div className={css.controls}>
        <Tiles
          groups={GROUPS}
          groupOf={({ key }) => (key === 'parley' ? 'other' : 'known')}
          tiles={SENDERS}
          placeholder="Stripe, orders, messages …"
          none="No known sender matches. Any other system signs as Parley expects."
          onChoose={setChosen}
        />
      </div>
    </Dialog>
  )
}

/** The kind that a known sender names follows the event's name. */
function startOf({ key, name }: Sender): JsonObject {
  return key === 'parley' ? {} : { name, eventName: key, sender: key }
}
