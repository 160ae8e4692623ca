import type { TypebotBlock, TypebotItem } from '../../generated/schemas/typebot-export.ts'
import { Conversion, type Next } from '../conversion/conversion.ts'
import { settingsOf, textIn, type Settings } from '../conversion/settings.ts'
import type { ReturningLink } from './returns.ts'
import { expressionOf, templateOf } from './texts.ts'
import type { Variables } from './variables.ts'

/** Targets in the flow of the export's targets. */
export interface Targets {
  /** The target after the block. */
  after(block: TypebotBlock): Next
  /** The target of an item, or else of its block. */
  ofItem(block: TypebotBlock, item: Pick<TypebotItem, 'id' | 'outgoingEdgeId'>): Next
  /** The target of an item's own edge; null without one. */
  ofItemAlone(block: TypebotBlock, item: Pick<TypebotItem, 'id' | 'outgoingEdgeId'>): Next
  /** A group, or a block of it; undefined when it does not exist. */
  entryAt(groupId: string | undefined, blockId: string | undefined): Next | undefined
  /** Whether an edge of the block or of its items has no target. */
  isBroken(block: TypebotBlock): boolean
}

/** One block of a bot while it becomes nodes. */
export class BlockImport extends Conversion {
  readonly block: TypebotBlock
  readonly variables: Variables
  readonly targets: Targets
  readonly botId: string | undefined
  /** The variable with what was said so far, of a bot that reads it. */
  readonly transcript: string | undefined
  readonly options: Settings
  readonly content: Settings
  /** Whether the bot has links to its own groups. */
  readonly linksItself: boolean
  /** What the block shows as a transcript has it: a template. */
  said: string | undefined
  /** What the visitor has answered it: an expression. */
  answer: string | undefined
  /** Of a link that returns. */
  link: ReturningLink | undefined
  protected override readonly system = 'Typebot'

  constructor(given: {
    block: TypebotBlock
    entry: string
    variables: Variables
    targets: Targets
    botId: string | undefined
    transcript: string | undefined
    linksItself: boolean
    newId: () => string
  }) {
    super({ id: given.block.id, type: given.block.type, entry: given.entry, newId: given.newId })
    this.block = given.block
    this.variables = given.variables
    this.targets = given.targets
    this.botId = given.botId
    this.transcript = given.transcript
    this.linksItself = given.linksItself
    this.options = settingsOf(given.block.options)
    this.content = settingsOf(given.block.content)
  }

  override get next(): Next {
    return this.targets.after(this.block)
  }

  get items(): TypebotItem[] {
    return this.block.items ?? []
  }

  override template(source: string): string {
    return templateOf(source, this.variables, this.approximate)
  }

  override expression(source: string): string {
    return expressionOf(source, this.variables, this.approximate)
  }

  /** The new name of the variable that a setting names by id. */
  variableIn(settings: Settings, key: string): string | undefined {
    const id = textIn(settings, key)
    const variable = this.variables.byId(id)
    if (id !== undefined && variable === undefined)
      this.approximate('It names a variable that the export lacks; what it would have saved there is lost.')
    return variable
  }
}
