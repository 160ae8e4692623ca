import type { FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import { Names, slug } from '../conversion/names.ts'
import { listIn, settingsOf, textIn, writtenListIn } from '../conversion/settings.ts'
import type { Placeholders, Remark } from '../conversion/texts.ts'
import type { ExportGraph } from './graph.ts'

/** The visitor's message in the flow. */
export const QUESTION = 'question'

const COUNT = 'loops of '

/** Name of the variable that counts the iterations of a loop. */
export function countOf(id: string): string {
  return COUNT + id
}

const ANSWERING = /^(?:(?:llm|agent|customFunction|executeFlow|retriever|tool|conditionAgent|http)Agentflow|seq\w+)$/

/** Sequential agents have their names in a setting; the label is that of their type. */
export function nameOf({ label, inputs }: FlowiseNode['data']): string {
  const settings = settingsOf(inputs)
  return textIn(settings, 'agentName') ?? textIn(settings, 'llmNodeName') ?? (label ?? '').trim()
}

/** The variables of the flow for the names of an export: the question, fields, state, and the outputs of nodes. */
export class Values {
  readonly #names = new Names('_')
  /** By the name in the export, such as `$form.city` or the id of a node. */
  readonly #variables = new Map<string, string>()
  readonly #isHttp: ReadonlySet<string>
  readonly #numbers = new Set<string>()

  constructor(graph: ExportGraph) {
    this.#add(QUESTION, QUESTION)
    for (const { data } of graph.nodes) {
      const inputs = settingsOf(data.inputs)
      for (const field of listIn(inputs, 'formInputTypes')) {
        const variable = this.#addNamed('$form.', textIn(field, 'name'))
        if (variable !== undefined && textIn(field, 'type') === 'number') this.#numbers.add(`vars.${variable}`)
      }
      for (const state of [...listIn(inputs, 'startState'), ...writtenListIn(inputs, 'stateMemoryUI')])
        this.#addNamed('$flow.state.', textIn(state, 'key'))
    }
    for (const { id, data } of graph.nodes)
      if (ANSWERING.test(data.name) || graph.answers(id)) this.#add(id, slug(nameOf(data), '_', 'answer'))
    for (const { id, data } of graph.nodes) if (data.name === 'loopAgentflow') this.#add(countOf(id), 'loops')
    this.#isHttp = new Set(graph.nodes.filter(({ data }) => data.name === 'httpAgentflow').map(({ id }) => id))
  }

  /** The variable of a name of the export. */
  variable(name: string): string | undefined {
    return this.#variables.get(name)
  }

  /** Names of the export and their names in the flow. */
  renamed(): { name: string; becomes: string }[] {
    return [...this.#variables]
      .filter(([name]) => name !== QUESTION && !name.startsWith(COUNT))
      .map(([name, becomes]) => ({ name, becomes }))
  }

  /** Whether an expression is a variable that always holds a number. */
  isNumber(expression: string): boolean {
    return this.#numbers.has(expression)
  }

  /** The variables that count the iterations of loops. */
  counts(): string[] {
    return [...this.#variables].flatMap(([name, becomes]) => (name.startsWith(COUNT) ? [becomes] : []))
  }

  /** The content of braces in texts; `own` is the node whose output is called `output` there. */
  placeholdersFor(own: string, remark: Remark): Placeholders {
    return {
      pattern: /\{\{([^{}]+)\}\}/g,
      expressionAt: ([, name = '']) => this.#expressionOf(name.trim(), own, remark),
    }
  }

  #expressionOf(name: string, own: string, remark: Remark): string | undefined {
    if (/^\$flow\.(?:sessionId|chatId)$/.test(name)) return 'conversation.id'
    if (/^current_date_time$/.test(name)) return '$now()'
    if (name === '$flow.input') return `vars.${QUESTION}`
    const known = this.#variables.get(name) ?? this.#variables.get(name.replace(/^\$flow\.state\.|^\$form\./, ''))
    // The output of a chain that fills a setting of another one.
    const [first = '', ...path] = name.replace(/\.data\.instance$/, '').split('.')
    const node = first === 'output' ? own : first
    const output = this.#variables.get(node)
    if (known !== undefined) return this.#outputOf(name, known)
    if (output !== undefined && path.every(step => step === 'output' || step === 'content'))
      return this.#outputOf(node, output)
    remark(`The text names "${name}", for which a flow has nothing; it is shown as it is written.`)
    return undefined
  }

  #outputOf(name: string, variable: string): string {
    return this.#isHttp.has(name) ? `vars.${variable}.body` : `vars.${variable}`
  }

  #addNamed(prefix: string, name: string | undefined): string | undefined {
    if (name === undefined) return undefined
    return this.#add(prefix + name, slug(name.replace(/([a-z])([A-Z])/g, '$1_$2'), '_', 'value'))
  }

  #add(name: string, preferred: string): string {
    const variable = this.#variables.get(name) ?? this.#names.take(preferred)
    this.#variables.set(name, variable)
    return variable
  }
}
