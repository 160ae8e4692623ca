import type { Node } from '../../generated/schemas/flow.ts'
import type { Outcome } from '../conversion/conversion.ts'
import type { BlockImport } from './block-import.ts'
import { audioBubble, embedBubble, imageBubble, textBubble, videoBubble } from './blocks/bubbles.ts'
import { cardsInput, choiceInput, pictureChoiceInput } from './blocks/choices.ts'
import { automation, httpRequest } from './blocks/http.ts'
import {
  codeInput,
  dateInput,
  emailInput,
  fileInput,
  numberInput,
  paymentInput,
  phoneInput,
  ratingInput,
  textInput,
  timeInput,
  urlInput,
} from './blocks/inputs.ts'
import { calendar, helpDesk, languageModel, withoutNode } from './blocks/integrations.ts'
import { abTest, condition, jump, redirect, returning, script, typebotLink, wait, webhook } from './blocks/logic.ts'
import { setVariable } from './blocks/set-variable.ts'

/** Conversion of one type of block. `best` is the best possible outcome; `becomes` describes it for people. */
export interface BlockKind {
  title: string
  family: 'Bubbles' | 'Inputs' | 'Logic' | 'Integrations'
  best: Outcome
  becomes: string
  convert: (block: BlockImport) => Node[]
}

const kind = (
  family: BlockKind['family'],
  title: string,
  best: Outcome,
  becomes: string,
  convert: BlockKind['convert'],
): BlockKind => ({ title, family, best, becomes, convert })

const model = (title: string, connection: string): BlockKind =>
  kind(
    'Integrations',
    title,
    'approximated',
    `\`agent\` through a connection \`${connection}\` that you create, for its chat action; ` +
      'its other actions are passed over',
    languageModel(connection),
  )
const passedOver = (title: string, why: string): BlockKind =>
  kind(
    'Integrations',
    title,
    'unsupported',
    `Passed over (\`goto\`): ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
    withoutNode(why),
  )

/** By the type that exports name; `webhook` and `Webhook` are two different blocks. */
export const BLOCK_KINDS: Readonly<Record<string, BlockKind>> = {
  'text': kind(
    'Bubbles',
    'Text',
    'imported',
    '`message`, in Markdown where it is formatted; underlines are dropped, and HTML of old exports becomes plain text',
    textBubble,
  ),
  'image': kind('Bubbles', 'Image', 'imported', '`media`; a link behind the picture stands below it', imageBubble),
  'video': kind(
    'Bubbles',
    'Video',
    'imported',
    '`media` for a video file, `card` with a link for YouTube, Vimeo, TikTok and Gumlet',
    videoBubble,
  ),
  'embed': kind('Bubbles', 'Embed', 'approximated', '`card` with a link to the page', embedBubble),
  'audio': kind('Bubbles', 'Audio', 'imported', '`media`', audioBubble),
  'text input': kind(
    'Inputs',
    'Text',
    'imported',
    '`input` of type `text`, or `textarea` when long; no attachments, no voice',
    textInput,
  ),
  'number input': kind('Inputs', 'Number', 'imported', '`input` of type `number` with its fixed limits', numberInput),
  'email input': kind('Inputs', 'Email', 'imported', '`input` of type `email`', emailInput),
  'url input': kind('Inputs', 'Website', 'imported', '`input` of type `url`', urlInput),
  'date input': kind(
    'Inputs',
    'Date',
    'imported',
    '`input` of type `date`; a period or a time of day is asked for in steps and put together by `set_variable`. ' +
      'Saved as `2026-12-31`',
    dateInput,
  ),
  'time input': kind('Inputs', 'Time', 'imported', '`input` of type `time`, saved as `23:59`', timeInput),
  'phone number input': kind(
    'Inputs',
    'Phone',
    'imported',
    '`input` of type `phone`, with the country code',
    phoneInput,
  ),
  'choice input': kind(
    'Inputs',
    'Buttons',
    'imported',
    '`buttons`, and `set_variable` where a label holds a variable; several choices or more than 50 become an `input` ' +
      'to select from, choices from a variable a text `input`',
    choiceInput,
  ),
  'picture choice input': kind(
    'Inputs',
    'Picture choice',
    'imported',
    '`buttons` with pictures and descriptions, and `set_variable` where a title holds a variable; several choices, ' +
      'and pictures from a variable, become an `input`',
    pictureChoiceInput,
  ),
  'cards': kind(
    'Inputs',
    'Cards',
    'approximated',
    '`buttons` with pictures and descriptions; a `card` for each before them where one has several buttons; ' +
      '`set_variable` for what was mapped',
    cardsInput,
  ),
  'payment input': kind(
    'Inputs',
    'Payment',
    'unsupported',
    '`handoff`, since a flow takes no payments; the conversation continues unpaid',
    paymentInput,
  ),
  'otp input': kind(
    'Inputs',
    'One-time code',
    'unsupported',
    '`handoff`, since a flow checks no codes; the conversation continues unchecked',
    codeInput,
  ),
  'rating input': kind('Inputs', 'Rating', 'imported', '`input` of type `rating`', ratingInput),
  'file input': kind(
    'Inputs',
    'File',
    'imported',
    '`file_upload`, and `set_variable` for the address of the file',
    fileInput,
  ),
  'Set variable': kind(
    'Logic',
    'Set variable',
    'imported',
    '`set_variable`; small JavaScript expressions become JSONata, other code is passed over',
    setVariable,
  ),
  'Condition': kind(
    'Logic',
    'Condition',
    'imported',
    '`condition` with every operator, joined by and/or; patterns as RE2 has them',
    condition,
  ),
  'Redirect': kind('Logic', 'Redirect', 'approximated', '`card` with a link', redirect),
  'Code': kind(
    'Logic',
    'Script',
    'imported',
    '`set_variable` where it only calls `setVariable`; another script is passed over, and its source stands beside ' +
      'the `goto`',
    script,
  ),
  'Typebot link': kind(
    'Logic',
    'Typebot link',
    'imported',
    '`subflow` that gets all variables; a link to the same bot leads to its group, with a `set_variable` where it ' +
      'returns',
    typebotLink,
  ),
  'Wait': kind(
    'Logic',
    'Wait',
    'imported',
    '`wait`; seconds from a variable are checked by `set_variable` first',
    wait,
  ),
  'AB test': kind('Logic', 'AB test', 'imported', '`split`', abTest),
  'webhook': kind(
    'Logic',
    'Webhook',
    'approximated',
    '`wait` for a domain event, and `set_variable` for its data',
    webhook,
  ),
  'Jump': kind('Logic', 'Jump', 'imported', 'no node, but an edge to its target', jump),
  'Return': kind('Logic', 'Return', 'approximated', 'no node: the flow ends there', returning),
  'Webhook': kind(
    'Integrations',
    'HTTP request',
    'imported',
    '`http`, and `set_variable` for what is saved of the answer; ' +
      'headers with secrets are left to a connection that you create',
    httpRequest,
  ),
  'Zapier': kind(
    'Integrations',
    'Zapier',
    'approximated',
    '`http` to its address, with all variables',
    automation('Zapier'),
  ),
  'Make.com': kind(
    'Integrations',
    'Make.com',
    'approximated',
    '`http` to its address, with all variables',
    automation('Make.com'),
  ),
  'Pabbly': kind(
    'Integrations',
    'Pabbly Connect',
    'approximated',
    '`http` to its address, with all variables',
    automation('Pabbly Connect'),
  ),
  'OpenAI': model('OpenAI (up to version 5)', 'openai'),
  'openai': model('OpenAI', 'openai'),
  'anthropic': model('Anthropic', 'anthropic'),
  'mistral': model('Mistral', 'mistral'),
  'groq': model('Groq', 'groq'),
  'together-ai': model('Together', 'together-ai'),
  'open-router': model('OpenRouter', 'open-router'),
  'perplexity': model('Perplexity', 'perplexity'),
  'deepseek': model('DeepSeek', 'deepseek'),
  'Chatwoot': kind(
    'Integrations',
    'Chatwoot',
    'approximated',
    '`handoff`; give it a queue, so that the team of the workspace is told',
    helpDesk('Chatwoot'),
  ),
  'zendesk': kind(
    'Integrations',
    'Zendesk',
    'approximated',
    '`handoff`; give it a queue, so that the team of the workspace is told',
    helpDesk('Zendesk'),
  ),
  'cal-com': kind('Integrations', 'Cal.com', 'approximated', '`card` with a link to the calendar', calendar),
  'Google Sheets': passedOver(
    'Google Sheets',
    'A flow reads and writes no spreadsheets; an `http` node can call a service that does.',
  ),
  'Google Analytics': passedOver('Google Analytics', 'A flow sends nothing to analytics; goals count what is reached.'),
  'Pixel': passedOver('Meta Pixel', 'A flow sends nothing to advertisers; goals count what is reached.'),
  'Email': passedOver('Send email', 'A flow sends no mail of its own; an `emit` node can tell a service that does.'),
  'gmail': passedOver('Gmail', 'A flow sends no mail of its own; an `emit` node can tell a service that does.'),
  'nocodb': passedOver('NocoDB', 'A flow has no node for it; an `http` node can call its API.'),
  'segment': passedOver('Segment', 'A flow sends nothing to analytics; an `emit` node can tell a service that does.'),
  'posthog': passedOver('PostHog', 'A flow sends nothing to analytics; an `emit` node can tell a service that does.'),
  'dify-ai': passedOver('Dify', 'A flow has no node for it; an `http` node can call its API.'),
  'zemantic-ai': passedOver('Zemantic AI', 'A flow has no node for it; an `http` node can call its API.'),
  'chat-node': passedOver('ChatNode', 'A flow has no node for it; an `http` node can call its API.'),
  'instantchat': passedOver('InstantChat', 'A flow has no node for it; an `http` node can call its API.'),
  'elevenlabs': passedOver('ElevenLabs', 'A flow makes no speech; an `http` node can call its API.'),
  'qr-code': passedOver('QR code', 'A flow draws no codes; an `http` node can call a service that does.'),
  'blink': passedOver('Blink', 'A flow has no node for it; an `http` node can call its API.'),
}
