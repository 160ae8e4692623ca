import type { Block, CardBlock, MediaBlock } from '../sdk/client.ts'
import type { Line } from './stored.ts'
import { el, icon, icons, linkUrl, mediaUrl, picture, type Child } from './dom.ts'
import { externalLink, renderMarkdown } from './markdown.ts'
import { namesOf, renderFiles } from './sent-files.ts'
import type { Texts } from './texts.ts'

export type BlockContext = {
  texts: Texts
  /** Base of relative addresses in blocks. */
  base: string
  /** Who says what flows show; empty where the workspace has not said. */
  bot: { name: string; avatar: string }
  /** Offers a custom block to the page with a place to draw in; true when the page drew it. */
  offerCustom: (block: Block, place: HTMLElement) => boolean
  /** A fresh link to a file of a message; undefined where there is no service. */
  fileUrl: ((id: string) => Promise<string>) | undefined
}

/**
 * A line of the transcript; undefined for a block without one, such as a question without a prompt. `before`: the entry
 * before it.
 */
export function renderEntry(entry: Line, context: BlockContext, before: Line | undefined): HTMLElement | undefined {
  const { texts } = context
  if (entry.from === 'visitor')
    return el(
      'div',
      { class: 'entry visitor' },
      el('span', { class: 'hidden-text' }, `${texts.you}: `),
      entry.text !== namesOf(entry.files) && el('div', { class: 'bubble', dir: 'auto' }, entry.text),
      renderFiles(entry.files ?? [], context),
    )
  if (entry.from === 'notice') return el('div', { class: 'entry notice' }, texts[entry.kind])
  if (entry.from === 'person')
    return el(
      'div',
      { class: 'entry notice', dir: 'auto' },
      texts[entry.kind].replace('{}', () => entry.name),
    )
  const content = renderBlock(entry.block, context)
  if (content === undefined) return undefined
  const isNotice =
    content.className === 'handoff' || (entry.block.type === 'message' && entry.block.payload.role === 'system')
  return el(
    'div',
    { 'class': `entry ${isNotice ? 'notice' : 'agent'}`, 'data-block': entry.block.type },
    !isNotice && renderSpeaker(entry.block, context, before?.from === 'agent' ? before.block : undefined),
    content,
    entry.block.type === 'message' && renderFiles(entry.block.payload.files ?? [], context),
  )
}

/** The name and face of who speaks, where that is another one than before. */
function renderSpeaker(block: Block, { bot, base, texts }: BlockContext, before: Block | undefined): Child {
  const person = block.meta.author?.name
  const name = person ?? bot.name
  const isSame = before !== undefined && before.meta.author?.name === person
  const avatar = person !== undefined || bot.avatar === '' ? undefined : mediaUrl(bot.avatar, base)
  if (isSame || (name === '' && avatar === undefined))
    return el('span', { class: 'hidden-text' }, `${name === '' ? texts.agent : name}: `)
  const drawn = person === undefined ? undefined : initials(person)
  return el(
    'div',
    { class: 'speaker' },
    (avatar ?? drawn) !== undefined &&
      el(
        'span',
        { 'class': 'face', 'aria-hidden': 'true', 'data-initials': drawn },
        avatar !== undefined && picture(avatar),
      ),
    el('span', { class: name === '' ? 'hidden-text' : 'muted', dir: 'auto' }, name === '' ? `${texts.agent}: ` : name),
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(word => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => Array.from(word ?? '')[0] ?? '').join('')
}

function renderBlock(block: Block, context: BlockContext): HTMLElement | undefined {
  switch (block.type) {
    case 'message':
      return block.payload.format === 'markdown'
        ? el('div', { class: 'bubble markdown', dir: 'auto' }, renderMarkdown(block.payload.text, context.base))
        : el('div', { class: block.payload.role === 'system' ? '' : 'bubble', dir: 'auto' }, block.payload.text)
    case 'media':
      return renderMedia(block, context)
    case 'card':
      return renderCard(block, context)
    case 'buttons':
    case 'input':
    case 'file_upload':
      return prompt(block.payload.prompt)
    case 'form':
      return undefined
    case 'custom': {
      const element = el('div', { class: 'custom' })
      if (context.offerCustom(block, element)) return element
      return block.payload.kind === 'handoff' ? el('div', { class: 'handoff' }, context.texts.handoff) : undefined
    }
    default:
      return prompt(context.texts.unknownBlock)
  }
}

function prompt(text: string | undefined): HTMLElement | undefined {
  return text === undefined || text === '' ? undefined : el('div', { class: 'bubble', dir: 'auto' }, text)
}

function renderMedia({ payload }: MediaBlock, { base, texts }: BlockContext): HTMLElement | undefined {
  const url = mediaUrl(payload.url, base)
  if (url === undefined) return prompt(texts.unknownBlock)
  const caption =
    payload.caption !== undefined && payload.caption !== '' && el('figcaption', { dir: 'auto' }, payload.caption)
  const label = payload.alt ?? payload.caption ?? payload.name
  const medium: Record<typeof payload.kind, () => Child> = {
    image: () => el('img', { src: url, alt: payload.alt ?? '', loading: 'lazy' }),
    video: () =>
      el('video', { 'src': url, 'controls': true, 'preload': 'metadata', 'playsinline': true, 'aria-label': label }),
    audio: () => el('audio', { 'src': url, 'controls': true, 'preload': 'metadata', 'aria-label': label }),
    file: () =>
      el(
        'a',
        { class: 'file', href: url, target: '_blank', rel: 'noopener noreferrer', download: payload.name ?? true },
        icon(icons.file),
        el('span', {}, payload.name ?? label ?? texts.file),
      ),
  }
  return el('figure', { 'class': 'media', 'data-kind': payload.kind }, medium[payload.kind](), caption)
}

function renderCard({ payload }: CardBlock, { base, texts }: BlockContext): HTMLElement {
  const pictured = payload.imageUrl === undefined ? undefined : mediaUrl(payload.imageUrl, base)
  const link = (label: string, url: string | undefined): HTMLElement | undefined => {
    const target = url === undefined ? undefined : linkUrl(url, base)
    if (target === undefined) return undefined
    return externalLink(target, label, el('span', { class: 'hidden-text' }, ` (${texts.newWindow})`))
  }
  const links = (payload.actions ?? []).flatMap(({ label, url }) => link(label, url) ?? [])
  return el(
    'article',
    { class: 'card' },
    pictured !== undefined && picture(pictured),
    el(
      'div',
      { class: 'card-body' },
      el('strong', { dir: 'auto' }, link(payload.title, payload.url) ?? payload.title),
      payload.subtitle !== undefined &&
        payload.subtitle !== '' &&
        el('span', { class: 'muted', dir: 'auto' }, payload.subtitle),
      payload.text !== undefined && payload.text !== '' && el('p', { dir: 'auto' }, payload.text),
      links.length > 0 && el('div', { class: 'actions' }, links),
    ),
  )
}
