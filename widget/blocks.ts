import type { Block, CardBlock, MediaBlock } from '../sdk/client.ts'
import type { Line } from './stored.ts'
import { el, icon, icons, linkUrl, mediaUrl, picture, type Child } from './dom.ts'
import { externalLink, renderMarkdown } from './markdown.ts'
import type { Texts } from './texts.ts'

export type BlockContext = {
  texts: Texts
  /** Base of relative addresses in blocks. */
  base: string
  /** Offers a custom block to the page with a place to draw in; true when the page drew it. */
  offerCustom: (block: Block, place: HTMLElement) => boolean
}

/** A line of the transcript; undefined for a block without one, such as a question without a prompt. */
export function renderEntry(entry: Line, context: BlockContext): HTMLElement | undefined {
  const { texts } = context
  if (entry.from === 'visitor')
    return el(
      'div',
      { class: 'entry visitor' },
      el('span', { class: 'hidden-text' }, `${texts.you}: `),
      el('div', { class: 'bubble' }, entry.text),
    )
  if (entry.from === 'notice') return el('div', { class: 'entry notice' }, texts[entry.kind])
  const content = renderBlock(entry.block, context)
  if (content === undefined) return undefined
  const author = entry.block.meta.author?.name
  const isNotice =
    content.className === 'handoff' || (entry.block.type === 'message' && entry.block.payload.role === 'system')
  return el(
    'div',
    { 'class': `entry ${isNotice ? 'notice' : 'agent'}`, 'data-block': entry.block.type },
    author !== undefined && el('span', { class: 'muted' }, author),
    !isNotice && author === undefined && el('span', { class: 'hidden-text' }, `${texts.agent}: `),
    content,
  )
}

function renderBlock(block: Block, context: BlockContext): HTMLElement | undefined {
  switch (block.type) {
    case 'message':
      return block.payload.format === 'markdown'
        ? el('div', { class: 'bubble markdown' }, renderMarkdown(block.payload.text, context.base))
        : el('div', { class: block.payload.role === 'system' ? '' : 'bubble' }, block.payload.text)
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
      const place = el('div', { class: 'custom' })
      if (context.offerCustom(block, place)) return place
      return block.payload.kind === 'handoff' ? el('div', { class: 'handoff' }, context.texts.handoff) : undefined
    }
    default:
      return prompt(context.texts.unknownBlock)
  }
}

function prompt(text: string | undefined): HTMLElement | undefined {
  return text === undefined || text === '' ? undefined : el('div', { class: 'bubble' }, text)
}

function renderMedia({ payload }: MediaBlock, { base, texts }: BlockContext): HTMLElement | undefined {
  const url = mediaUrl(payload.url, base)
  if (url === undefined) return prompt(texts.unknownBlock)
  const caption = payload.caption !== undefined && payload.caption !== '' && el('figcaption', {}, payload.caption)
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
      el('strong', {}, link(payload.title, payload.url) ?? payload.title),
      payload.subtitle !== undefined && payload.subtitle !== '' && el('span', { class: 'muted' }, payload.subtitle),
      payload.text !== undefined && payload.text !== '' && el('p', {}, payload.text),
      links.length > 0 && el('div', { class: 'actions' }, links),
    ),
  )
}
