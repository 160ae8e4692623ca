import { Link } from 'wouter'
import type { ConversationMessage, MessageFile } from '../../sdk/index.ts'
import { Value } from '../flow/inspector/value.tsx'
import type { useMessages } from '../data/conversations.ts'
import { List } from '../parts/list.tsx'
import { Time } from '../parts/time.tsx'
import { saysOnlyFiles } from './file-label.ts'
import { MessageFiles } from './message-files.tsx'
import { failureAfter, spokenText } from './spoken.ts'
import styles from './conversation.module.css'
import { css } from '../parts/css.ts'

const NONE: ReadonlyMap<string, string> = new Map()

type Block = ConversationMessage['blocks'][number]

type Props = {
  conversationId: string
  messages: ReturnType<typeof useMessages>
  /** Whether each message names the run that it belongs to. */
  linksRuns: boolean
  /** Messages of the errors of failed runs, by their ids. */
  failures?: ReadonlyMap<string, string>
}

/** The messages as both sides saw them. */
export function Transcript({ conversationId, messages, linksRuns, failures = NONE }: Props) {
  return (
    <List listing={messages} label="Messages" empty={<p>No messages yet.</p>}>
      <ol className={styles.messages}>
        {messages.items.map(({ id, role, text, blocks, files, createdAt, executionId }, index) => (
          <li key={id} data-role={role}>
            {blocks.length === 0 && !saysOnlyFiles(text, files) && (
              <p className={styles.said} dir="auto">
                {spokenText(messages.items, index) ?? 'Replied without text'}
              </p>
            )}
            {blocks.map(block => (
              <Shown key={block.id} block={block} />
            ))}
            <MessageFiles conversationId={conversationId} files={[...files, ...blocks.flatMap(filesOf)]} />
            <span className={styles.when}>
              {authorOf(role, blocks)}, <Time at={createdAt} />
              {linksRuns && executionId !== null && (
                <>
                  , <Link href={`/executions/${executionId}`}>execution</Link>
                </>
              )}
            </span>
            <Failure error={failureAfter(messages.items, index, failures)} />
          </li>
        ))}
      </ol>
    </List>
  )
}

function filesOf(block: Block): MessageFile[] {
  return block.type === 'message' ? (block.payload.files ?? []) : []
}

/** A person who answers is named, as the visitor reads it; an agent without a name is the flow. */
function authorOf(role: ConversationMessage['role'], blocks: readonly Block[]): string {
  if (role === 'user') return 'Visitor'
  return blocks.at(-1)?.meta.author?.name ?? (role === 'agent' ? 'Flow' : 'System')
}

/** Of the visitor's side: what went wrong is said in the chat without its cause. */
function Failure({ error }: { error: string | undefined }) {
  if (error === undefined) return null
  return <p className={css.wrong}>Here the execution failed, and the visitor read that something went wrong: {error}</p>
}

/** A block as text: a transcript is read, not used. */
function Shown({ block }: { block: Block }) {
  switch (block.type) {
    case 'message':
      return (
        <p className={styles.said} dir="auto">
          {block.payload.text}
        </p>
      )
    case 'buttons':
      return (
        <div className={styles.block}>
          {block.payload.prompt}
          <ul>
            {block.payload.choices.map(({ id, label }) => (
              <li key={id} className={css.tag}>
                {label}
              </li>
            ))}
          </ul>
        </div>
      )
    case 'card':
      return (
        <div className={styles.block}>
          <strong>{block.payload.title}</strong>
          {block.payload.text != null && <p>{block.payload.text}</p>}
          {block.payload.url != null && <span className={css.tag}>{block.payload.url}</span>}
        </div>
      )
    case 'input':
    case 'file_upload': {
      const { prompt = '', field } = block.payload
      const isNamed = field.label !== '' && field.label !== field.name
      // As in the widget: without a label of its own a field is called by its question, and a message by nothing.
      if (isNamed || (prompt === '' && field.type !== 'textarea')) return <Question title={prompt} fields={[field]} />
      return prompt === '' ? null : <Question title={prompt} fields={[]} />
    }
    case 'form':
      return <Question title={block.payload.title} fields={block.payload.fields} />
    case 'media': {
      const { caption, alt, kind, url } = block.payload
      return (
        <div className={styles.block}>
          {caption ?? alt}
          <ul>
            <li className={css.tag}>{kind}</li>
            <li className={css.tag}>{url}</li>
          </ul>
        </div>
      )
    }
    case 'custom':
      // How a flow hands the conversation over to people.
      if (block.payload['kind'] === 'handoff')
        return <p className={css.soft}>Handed over to people: {String(block.payload['reason'])}</p>
      return (
        <div className={styles.block}>
          <Value value={{ [block.type]: block.payload }} />
        </div>
      )
  }
}

function Question({ title, fields }: { title: string; fields: readonly { name: string; label?: string | null }[] }) {
  return (
    <div className={styles.block}>
      {title}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ name, label }) => (
            <li key={name} className={css.tag}>
              {label ?? name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
