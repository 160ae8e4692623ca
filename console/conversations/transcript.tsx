import { Link } from 'wouter'
import type { ConversationMessage } from '../../sdk/index.ts'
import { Value } from '../flow/inspector/value.tsx'
import type { useMessages } from '../data/conversations.ts'
import { List } from '../parts/list.tsx'
import { Time } from '../parts/time.tsx'

type Block = ConversationMessage['blocks'][number]

/** The messages as both sides saw them. `linksRuns`: whether each names the run that it belongs to. */
export function Transcript({ messages, linksRuns }: { messages: ReturnType<typeof useMessages>; linksRuns: boolean }) {
  return (
    <List listing={messages} empty={<p>Nothing was said yet.</p>}>
      <ol className="messages">
        {messages.items.map(({ id, role, text, blocks, createdAt, executionId }) => (
          <li key={id} data-role={role}>
            {blocks.length === 0 && (
              <p className="said" dir="auto">
                {text ?? 'Answered without a text'}
              </p>
            )}
            {blocks.map(block => (
              <Shown key={block.id} block={block} />
            ))}
            <span className="when">
              {role === 'user' ? 'Visitor' : role === 'agent' ? 'Agent' : 'System'}, <Time at={createdAt} />
              {linksRuns && executionId !== null && (
                <>
                  , <Link href={`/executions/${executionId}`}>execution</Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </List>
  )
}

/** A block as text: a transcript is read, not used. */
function Shown({ block }: { block: Block }) {
  switch (block.type) {
    case 'message':
      return (
        <p className="said" dir="auto">
          {block.payload.text}
        </p>
      )
    case 'buttons':
      return (
        <div className="block">
          {block.payload.prompt}
          <ul>
            {block.payload.choices.map(({ id, label }) => (
              <li key={id} className="tag">
                {label}
              </li>
            ))}
          </ul>
        </div>
      )
    case 'card':
      return (
        <div className="block">
          <strong>{block.payload.title}</strong>
          {block.payload.text != null && <p>{block.payload.text}</p>}
        </div>
      )
    case 'input':
    case 'file_upload': {
      const { prompt, field } = block.payload
      return <Question title={prompt ?? ''} fields={[field]} />
    }
    case 'form':
      return <Question title={block.payload.title} fields={block.payload.fields} />
    case 'media': {
      const { caption, alt, kind, url } = block.payload
      return (
        <div className="block">
          {caption ?? alt}
          <ul>
            <li className="tag">{kind}</li>
            <li className="tag">{url}</li>
          </ul>
        </div>
      )
    }
    case 'custom':
      return (
        <div className="block">
          <Value value={{ [block.type]: block.payload }} />
        </div>
      )
  }
}

function Question({ title, fields }: { title: string; fields: readonly { name: string; label?: string | null }[] }) {
  return (
    <div className="block">
      {title}
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name} className="tag">
            {label ?? name}
          </li>
        ))}
      </ul>
    </div>
  )
}
