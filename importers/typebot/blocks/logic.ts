import type { ConditionNode, Node, SplitNode } from '../../../generated/schemas/flow.ts'
import { setting } from '../../conversion/conversion.ts'
import type { BlockImport } from '../block-import.ts'
import { conditionExpression } from '../conditions.ts'
import { slug } from '../../conversion/names.ts'
import { listIn, numberIn, textIn } from '../../conversion/settings.ts'
import { javascriptAssignments } from '../javascript.ts'
import { isThisBot, remembering } from '../returns.ts'
import { RETURNS_TO, START_AT } from '../start.ts'
import { linkCard } from './bubbles.ts'
import { pathExpression } from './paths.ts'

export function condition(block: BlockImport): Node[] {
  const [first, ...rest] = block.items.map((item): ConditionNode['branches'][number] => ({
    when: conditionExpression(item.content, block.variables, block.approximate),
    // A condition that holds and leads nowhere ends the bot, whatever follows the block.
    next: block.targets.ofItemAlone(block.block, item),
  }))
  return first === undefined
    ? block.pass()
    : [{ id: block.entry, type: 'condition', branches: [first, ...rest], otherwise: block.next }]
}

export function abTest(block: BlockImport): Node[] {
  const share = Math.min(100, Math.max(0, numberIn(block.options, 'aPercent') ?? 50))
  const target = (path: string) => {
    const item = block.items.find(one => one['path'] === path)
    return item === undefined ? block.next : block.targets.ofItem(block.block, item)
  }
  const branches: SplitNode['branches'] = [
    { label: 'A', weight: share, next: target('a') },
    { label: 'B', weight: 100 - share, next: target('b') },
  ]
  return [{ id: block.entry, type: 'split', branches }]
}

export function wait(block: BlockImport): Node[] {
  const seconds = numberIn(block.options, 'secondsToWaitFor')
  if (seconds !== undefined)
    return seconds <= 0
      ? block.pass()
      : block.chain([(id, next) => ({ id, type: 'wait', for: `PT${String(Math.min(seconds, 31_536_000))}S`, next })])
  const written = textIn(block.options, 'secondsToWaitFor')
  if (written === undefined) return block.pass()
  if (!written.includes('{{'))
    return block.unsupported(`The time to wait (${JSON.stringify(written.slice(0, 100))}) is not a number of seconds.`)
  const variable = block.variables.further('seconds')
  const text = `$string(${block.expression(written.trim())})`
  const amount = `($s := ${text}; $contains($s, /^[0-9]{1,8}([.][0-9]{1,3})?$/) ? $s : "0")`
  return block.chain([
    setting({ [variable]: amount }),
    (id, next) => ({ id, type: 'wait', for: `PT{{ vars.${variable} }}S`, next }),
  ])
}

export function redirect(block: BlockImport): Node[] {
  const url = textIn(block.options, 'url')
  if (url === undefined) return block.pass()
  block.approximate('The page is offered as a card with a link; it does not open by itself.')
  return block.chain([linkCard('Link', 'Open', block.template(url))])
}

export function script(block: BlockImport): Node[] {
  const content = textIn(block.options, 'content')
  if (content === undefined) return block.pass()
  const assignments = javascriptAssignments(content, block.variables)
  if (assignments !== undefined) return block.chain([setting(assignments)])
  const name = textIn(block.options, 'name')
  const which = name === undefined ? '' : ` It is called ${JSON.stringify(name)}.`
  return block.stubOf(content, `A flow runs no scripts of its own.${which}`)
}

export function jump(block: BlockImport): Node[] {
  const target = block.targets.entryAt(textIn(block.options, 'groupId'), textIn(block.options, 'blockId'))
  if (target === undefined) {
    block.approximate('It names no target in the export; the conversation continues after it.')
    return block.pass()
  }
  return target === null ? [{ id: block.entry, type: 'end' }] : [{ id: block.entry, type: 'goto', target }]
}

export function returning(block: BlockImport): Node[] {
  block.approximate('It ends the flow; one that was called by another returns there.')
  return [{ id: block.entry, type: 'end' }]
}

export function typebotLink(block: BlockImport): Node[] {
  const bot = textIn(block.options, 'typebotId')
  const group = textIn(block.options, 'groupId')
  if (bot === undefined) return block.unsupported('It names no bot.')
  if (isThisBot(bot, block.botId)) {
    const target = block.targets.entryAt(group, undefined)
    if (target === undefined || target === null) return block.unsupported('It names no group of this bot.')
    const after = block.next
    if (after === null) return [{ id: block.entry, type: 'goto', target }]
    block.link = { target, after }
    return [remembering(block.entry)(block.entry, target)]
  }
  const code = slug(
    bot.replace(/^[^a-z]/i, begin => `t${begin}`),
    '-',
    'linked-bot',
    64,
  )
  block.approximate(
    `The linked bot runs as the flow ${code}; it gets the values of the variables, and what it changes stays with it.`,
  )
  const start = group === undefined ? '' : ` and --start ${group}`
  if (group !== undefined)
    block.approximate(`The linked bot starts at the group that was named where it was imported with --start ${group}.`)
  block.need('flow', code, `runs the linked bot: import its export with --code ${code}${start}, and publish it.`)
  // As one expression: of a variable without a value, the linked flow is not to get null.
  const own = [
    ...(group === undefined ? [] : [`${JSON.stringify(START_AT)}: ${JSON.stringify(group)}`]),
    ...(block.linksItself ? [`${JSON.stringify(RETURNS_TO)}: ""`] : []),
  ]
  const inputs = { expr: own.length === 0 ? 'vars' : `$merge([vars, {${own.join(', ')}}])` }
  return block.chain([(id, next) => ({ id, type: 'subflow', flow: code, inputs, next })])
}

export function webhook(block: BlockImport): Node[] {
  const event = `typebot.${slug(
    block.block.id.replace(/^[^a-z]/i, begin => `b${begin}`),
    '-',
    'webhook',
  )}`
  block.approximate(`It waits for the domain event ${event} instead of a call to an address of its own.`)
  const saved = listIn(block.options, 'responseVariableMapping').flatMap(mapping => {
    const variable = block.variableIn(mapping, 'variableId')
    return variable === undefined
      ? []
      : [[variable, pathExpression('event', textIn(mapping, 'bodyPath')?.replace(/^data\b\.?/, ''))] as const]
  })
  return block.chain([
    (id, next) => ({ id, type: 'wait', event: { name: event }, next }),
    ...(saved.length === 0 ? [] : [setting(Object.fromEntries(saved))]),
  ])
}
