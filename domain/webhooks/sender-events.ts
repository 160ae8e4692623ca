import { isJsonObject, ownValue, type Json, type JsonObject } from '../json.ts'
import type { Sender, SentRequest } from './senders.ts'

/** The kind of event that a request is about, and the sender's id of it where that is signed. */
type Kind = { kind: string | undefined; id: string | undefined }

const KINDS: Readonly<Record<Sender, (data: JsonObject, headers: SentRequest['headers']) => Kind>> = {
  stripe: data => ({ kind: text(data, 'type'), id: text(data, 'id') }),
  github: (data, headers) => ({
    kind: [headers['x-github-event'], text(data, 'action')].filter(part => part !== undefined).join('.'),
    id: undefined,
  }),
  shopify: (_, headers) => ({ kind: headers['x-shopify-topic'], id: undefined }),
  slack: data => {
    const event = ownValue(data, 'event')
    return { kind: text(isJsonObject(event) ? event : data, 'type'), id: text(data, 'event_id') }
  },
  twilio: data => ({
    kind: text(data, 'MessageStatus') ?? text(data, 'SmsStatus') ?? text(data, 'CallStatus'),
    id: undefined,
  }),
  standard_webhooks: (data, headers) => ({ kind: text(data, 'type'), id: headers['webhook-id'] }),
}

const NAME_LENGTH_AT_MOST = 128

/** The event that a request of the sender raises: the kind stands behind the name that the inbound webhook gives it. */
export function senderEvent(
  sender: Sender,
  eventName: string,
  { data, headers }: { data: JsonObject; headers: SentRequest['headers'] },
): { name: string; id: string | undefined } {
  const { kind = '', id } = KINDS[sender](data, headers)
  const suffix = kind.replaceAll(/[^A-Za-z0-9_:-]+/g, '.').replaceAll(/^\.+|\.+$/g, '')
  return { name: suffix === '' ? eventName : `${eventName}.${suffix}`.slice(0, NAME_LENGTH_AT_MOST), id }
}

/** The answer to the question by which Slack checks an address; undefined for every other request. */
export function slackChallenge(sender: Sender, data: JsonObject): string | undefined {
  return sender === 'slack' && data['type'] === 'url_verification' ? text(data, 'challenge') : undefined
}

function text(holder: JsonObject, name: string): string | undefined {
  const value: Json | undefined = ownValue(holder, name)
  return typeof value === 'string' ? value : undefined
}
