import type { BlockFixture } from './fixture.ts'

const paragraph = (...children: object[]): object => ({ type: 'p', children })

export const BUBBLES: BlockFixture[] = [
  {
    what: 'plain',
    block: { type: 'text', content: { richText: [paragraph({ text: 'Hello {{Name}}' })] } },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'formatted',
    block: {
      type: 'text',
      content: {
        richText: [
          paragraph(
            { text: 'Hello ' },
            { text: 'there ', bold: true, italic: true },
            { type: 'a', url: 'https://acme.example', children: [{ text: 'our shop' }] },
          ),
          {
            type: 'ul',
            children: [
              { type: 'li', children: [{ type: 'lic', children: [{ text: 'one' }] }] },
              { type: 'li', children: [{ type: 'lic', children: [{ text: 'two' }] }] },
            ],
          },
        ],
      },
    },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'underlined',
    block: { type: 'text', content: { richText: [paragraph({ text: 'Hello', underline: true })] } },
    outcome: 'approximated',
    nodes: ['message'],
    reason: /[Uu]nderlined/,
  },
  {
    what: 'HTML of an old export',
    block: { type: 'text', content: { html: '<div>Hello <b>you</b> &amp; {{Name}}</div>' } },
    outcome: 'approximated',
    nodes: ['message'],
    reason: /HTML/,
  },
  {
    what: 'plain text of an old export',
    block: { type: 'text', content: { html: '<div>Hello</div>', plainText: 'Hello' } },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'a place that names nothing',
    block: { type: 'text', content: { richText: [paragraph({ text: 'Hi {{Nobody}}' })] } },
    outcome: 'approximated',
    nodes: ['message'],
    reason: /Nobody/,
  },
  {
    what: 'code within the text',
    block: { type: 'text', content: { richText: [paragraph({ text: 'In all {{={{Score}} * 2=}}' })] } },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'nothing',
    block: { type: 'text', content: { richText: [paragraph({ text: '' })] } },
    outcome: 'imported',
    nodes: [],
  },
  {
    what: 'a picture',
    block: { type: 'image', content: { url: 'https://cdn.acme.example/{{Name}}.png' } },
    outcome: 'imported',
    nodes: ['media'],
  },
  {
    what: 'a picture with a link',
    block: {
      type: 'image',
      content: { url: 'https://cdn.acme.example/a.png', clickLink: { url: 'https://acme.example', alt: 'A map' } },
    },
    outcome: 'approximated',
    nodes: ['media'],
  },
  {
    what: 'a video file',
    block: { type: 'video', content: { url: 'https://cdn.acme.example/a.mp4', type: 'url' } },
    outcome: 'imported',
    nodes: ['media'],
  },
  {
    what: 'a video on YouTube',
    block: { type: 'video', content: { url: 'https://www.youtube.com/watch?v=abc', type: 'youtube', id: 'abc' } },
    outcome: 'approximated',
    nodes: ['card'],
    reason: /youtube/,
  },
  {
    what: 'a video on Vimeo by its id',
    block: { type: 'video', content: { type: 'vimeo', id: '123' } },
    outcome: 'approximated',
    nodes: ['card'],
  },
  {
    what: 'a page',
    block: {
      type: 'embed',
      content: { url: 'https://maps.acme.example/x', height: 400, waitForEvent: { isEnabled: true, name: 'done' } },
    },
    outcome: 'approximated',
    nodes: ['card'],
  },
  {
    what: 'a sound',
    block: { type: 'audio', content: { url: 'https://cdn.acme.example/a.mp3', isAutoplayEnabled: true } },
    outcome: 'imported',
    nodes: ['media'],
  },
]
