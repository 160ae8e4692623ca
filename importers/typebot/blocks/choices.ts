import type { ButtonsNode, Node } from '../../../generated/schemas/flow.ts'
import type { TypebotItem } from '../../../generated/schemas/typebot-export.ts'
import { setting, type Next, type Step } from '../../conversion/conversion.ts'
import type { BlockImport } from '../block-import.ts'
import { conditionExpression } from '../conditions.ts'
import { Names } from '../../conversion/names.ts'
import { isOn, listIn, settingsOf, textIn, within, type Settings } from '../../conversion/settings.ts'
import { questionNodes, withoutPlaces } from './inputs.ts'

type Choice = ButtonsNode['choices'][number]
/** A choice: its label, the saved text, its target, and further content of the button. */
type Offer = {
  label: string
  saved: string
  next: Next
  also?: Record<string, string>
  shown?: Pick<Choice, 'text' | 'imageUrl' | 'when'>
}

const CHOICES_AT_MOST = 50

export function choiceInput(block: BlockImport): Node[] {
  if (textIn(block.options, 'dynamicVariableId') !== undefined) return askedInWords(block)
  return offered(
    block,
    block.items.map(item => offerOf(block, item, typeof item.content === 'string' ? item.content : '')),
    [],
  )
}

export function pictureChoiceInput(block: BlockImport): Node[] {
  if (isOn(within(block.options, 'dynamicItems'), 'isEnabled')) return askedInWords(block)
  return offered(
    block,
    block.items.map((item, index) => {
      const settings = settingsOf(item)
      const picture = textIn(settings, 'pictureSrc')
      const text = textIn(settings, 'description')
      const offer = offerOf(block, item, textIn(settings, 'title') ?? String(index + 1))
      return {
        ...offer,
        // Without a title, the bot saves the address of the picture.
        saved: textIn(settings, 'title') === undefined && picture !== undefined ? picture : offer.saved,
        shown: { ...pictured(block, text, picture), ...offer.shown },
      }
    }),
    [],
  )
}

export function cardsInput(block: BlockImport): Node[] {
  const mapped = listIn(block.options, 'saveResponseMapping').flatMap(mapping => {
    const variable = block.variableIn(mapping, 'variableId')
    const field = textIn(mapping, 'field')
    return variable === undefined || field === undefined ? [] : [{ variable, field }]
  })
  // With one button each, the cards themselves can be chosen.
  const areButtons = block.items.every(item => listIn(settingsOf(item), 'paths').length <= 1)
  const cards: Step[] = []
  const offers = block.items.flatMap((item, index) => {
    const settings = settingsOf(item)
    const title = textIn(settings, 'title') ?? String(index + 1)
    const description = textIn(settings, 'description')
    const picture = textIn(settings, 'imageUrl')
    cards.push(shownCard(block, { title, description, picture }))
    const shown = whenOffered(block, within(settings, 'options'))
    const values = (button: string): Map<string, string> =>
      new Map([
        ['Title', title],
        ['Description', description ?? ''],
        ['Image URL', picture ?? ''],
        ['Button', button],
        ['Internal Value', textIn(within(settings, 'options'), 'internalValue') ?? ''],
      ])
    const paths = listIn(settings, 'paths')
    return (paths.length === 0 ? [{}] : paths).map((path): Offer => {
      const button = textIn(path, 'text') ?? title
      const id = textIn(path, 'id') ?? item.id
      const edge = textIn(path, 'outgoingEdgeId')
      const also = Object.fromEntries(
        mapped.map(({ variable, field }) => [variable, block.expression(values(button).get(field) ?? '')]),
      )
      return {
        label: areButtons || button === title ? title : `${title}: ${button}`,
        saved: button,
        next: block.targets.ofItem(block.block, { id, outgoingEdgeId: edge ?? null }),
        also,
        shown: { ...(areButtons ? pictured(block, description, picture) : {}), ...shown },
      }
    })
  })
  block.approximate(
    areButtons
      ? 'The cards are buttons themselves; the texts of their own buttons are not shown.'
      : 'The cards are shown one below the other, with their buttons after the last.',
  )
  return offered(block, offers, areButtons ? [] : cards)
}

function pictured(
  block: BlockImport,
  text: string | undefined,
  picture: string | undefined,
): Pick<Choice, 'text' | 'imageUrl'> {
  return {
    ...(text === undefined ? {} : { text: block.template(text) }),
    ...(picture === undefined ? {} : { imageUrl: block.template(picture) }),
  }
}

function offerOf(block: BlockImport, item: TypebotItem, label: string): Offer {
  const settings = settingsOf(item)
  return {
    label,
    saved: textIn(settings, 'value') ?? label,
    next: block.targets.ofItem(block.block, item),
    shown: whenOffered(block, settings),
  }
}

/** The condition on which a choice is shown. */
function whenOffered(block: BlockImport, settings: Settings): { when?: string } {
  const display = within(settings, 'displayCondition')
  return isOn(display, 'isEnabled') && display['condition'] !== undefined
    ? { when: conditionExpression(display['condition'], block.variables, block.approximate) }
    : {}
}

function askedInWords(block: BlockImport): Node[] {
  block.approximate('What can be chosen comes from a variable; the answer is asked for as a text.')
  return questionNodes(block, 'text')
}

function offered(block: BlockImport, all: readonly Offer[], before: readonly Step[]): Node[] {
  const offers = all.filter(({ label }) => label.trim() !== '')
  if (offers.length < all.length) block.approximate('Choices without a label are left out.')
  if (offers.length === 0) return block.unsupported('Nothing can be chosen.')
  const variable =
    block.variableIn(block.options, 'variableId') ??
    (block.transcript === undefined ? undefined : block.variables.further('answer'))
  block.answer = variable === undefined ? undefined : `vars.${variable}`
  if (isOn(block.options, 'isMultipleChoice')) return severalAsked(block, offers, before, variable)
  if (offers.length > CHOICES_AT_MOST) return listAsked(block, offers, before, variable)
  const ids = new Names('-')
  const settings: Node[] = []
  const choices = offers.map((offer, index): Choice => {
    const { label, saved, next, also, shown } = offer
    const isId = saved.length <= 64 && !saved.includes('{{') && variable !== undefined
    const id = ids.take(isId ? saved : `choice-${String(index + 1)}`)
    const expressions = {
      ...(variable === undefined || id === saved ? {} : { [variable]: block.expression(saved) }),
      ...also,
    }
    if (Object.keys(expressions).length === 0)
      return { id, label: block.template(label), ...shown, ...(next === block.next ? {} : { next }) }
    const [set] = block.chain([setting(expressions)], next, block.newId())
    if (set !== undefined) settings.push(set)
    return { id, label: block.template(label), ...shown, next: set?.id ?? next }
  })
  const [first, ...rest] = choices
  if (first === undefined) return block.pass()
  const ask: Step = id => ({
    id,
    type: 'buttons',
    choices: [first, ...rest],
    ...(variable === undefined ? {} : { saveAs: variable }),
    next: choices.some(choice => choice.next === undefined) ? block.next : null,
  })
  return [...block.chain([...before, ask]), ...settings]
}

function severalAsked(
  block: BlockImport,
  offers: readonly Offer[],
  before: readonly Step[],
  variable: string | undefined,
): Node[] {
  block.approximate('Several choices are saved as a list, not as one text.')
  if (offers.some(({ next }) => next !== block.next))
    block.approximate('With several choices, the edges of the individual choices are not followed.')
  const field = {
    name: variable ?? block.variables.further('choices'),
    type: 'multiselect' as const,
    required: true,
    options: optionsOf(block, offers),
  }
  return block.chain([...before, (id, next) => ({ id, type: 'input', field, next })])
}

function listAsked(
  block: BlockImport,
  offers: readonly Offer[],
  before: readonly Step[],
  variable: string | undefined,
): Node[] {
  block.approximate(
    'So many choices are offered as a list to select from, and the edges of the individual choices are not followed.',
  )
  const field = {
    name: variable ?? block.variables.further('choice'),
    type: 'select' as const,
    required: true,
    options: optionsOf(block, offers),
  }
  return block.chain([...before, (id, next) => ({ id, type: 'input', field, next })])
}

function optionsOf(block: BlockImport, offers: readonly Offer[]): { value: string; label: string }[] {
  if (offers.some(({ shown }) => shown?.when !== undefined))
    block.approximate('Choices that were shown on a condition are always shown.')
  if (offers.some(({ shown }) => shown?.imageUrl !== undefined || shown?.text !== undefined))
    block.approximate('The pictures and descriptions of the choices are not shown.')
  const values = new Names('-')
  return offers.slice(0, 1000).map(({ label, saved }) => ({
    value: values.take(saved.slice(0, 64)),
    label: withoutPlaces(block, label).slice(0, 500),
  }))
}

function shownCard(
  block: BlockImport,
  { title, description, picture }: { title: string; description: string | undefined; picture: string | undefined },
): Step {
  const texts = {
    title: block.template(title),
    ...(description === undefined ? {} : { text: block.template(description) }),
    ...(picture === undefined ? {} : { imageUrl: block.template(picture) }),
  }
  return (id, next) => ({ id, type: 'card', ...texts, next })
}
