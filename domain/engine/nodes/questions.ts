import type { ButtonsNode, FileUploadNode, FormNode, InputNode, Next, Node } from '../../../generated/schemas/flow.ts'
import type { FormField } from '../../../generated/schemas/form.ts'
import { ownValue, type JsonObject } from '../../json.ts'
import { checkValues } from '../../values/check.ts'
import { kindOf, rulesOf, TEXT_MAX_LENGTH } from '../../values/fields.ts'
import { firstCodePoints } from '../../values/formats.ts'
import { clientField, localiseForm } from '../../values/client-field.ts'
import { choicesOf, schemaOfChoices, schemaOfFields } from '../../values/expected-schema.ts'
import { isTrue } from '../../expressions/expression.ts'
import type { CompiledNode, Compiler, Move, NodeBehavior, NodeKind, Target } from '../compiled-flow.ts'
import { questionOf, type Block, type ExpectedInput, type Snapshot } from '../snapshot.ts'
import { evaluated, rendered, type TurnState } from '../turn-state.ts'
import { optionalTemplates } from './optional-templates.ts'
import { checkField } from './field-settings.ts'
import { checkAsides, checkExpiry, expire, expiryTargets, waitForInput, type ExpiringNode } from './input-waits.ts'

/** The value of an answer to `buttons`. */
const CHOICE = 'choice'

export const buttons: NodeKind<ButtonsNode> = {
  pauses: true,
  targets: node => [
    ...node.choices.flatMap((choice, index): Target[] =>
      choice.next === undefined ? [] : [{ pointer: `/choices/${index}/next`, to: choice.next }],
    ),
    ...askingTargets(node),
  ],
  compile(node, compiler) {
    checkExpiry(node, compiler)
    checkAsides(node, compiler)
    const prompt = node.prompt === undefined ? undefined : compiler.template(node.prompt, '/prompt')
    const offers = node.choices.map((choice, index) => compileChoice(choice, `/choices/${index}`, compiler))
    const ids = node.choices.map(choice => choice.id)
    if (new Set(ids).size < ids.length)
      compiler.problem('/choices', 'node_settings', 'the ids of the choices are not unique')
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const choices: JsonObject[] = []
        for (const offer of offers) {
          const choice = await offer(turn)
          if (choice !== undefined) choices.push(choice)
        }
        if (choices.length === 0) return { type: 'go', edge: '/next', to: node.next ?? null }
        const block = turn.addBlock('buttons', {
          ...(prompt === undefined ? {} : { prompt: await rendered(prompt, turn) }),
          choices,
        })
        const schema = schemaOfChoices(choices.map(({ id }) => id as string))
        return waitForAnswer(turn, node, { block, expected: { type: 'button_choice', schema }, fields: [] })
      },
      answer(turn, values) {
        const id = ownValue(values, CHOICE)
        const { wait } = turn.snapshot
        // The choices that were offered, regardless of what their conditions are now.
        const offered = wait?.kind === 'input' ? choicesOf(wait.expectedInput.schema) : []
        const index = node.choices.findIndex(one => one.id === id && offered.includes(one.id))
        const choice = node.choices[index]
        if (choice === undefined) {
          const rule = id === undefined || id === null ? 'required' : typeof id === 'string' ? 'enum' : 'type'
          return Promise.resolve({
            violations: [
              {
                field: CHOICE,
                rule,
                constraint: 'choices',
                ...(rule === 'enum' ? { expected: offered } : rule === 'type' ? { expected: 'string' } : {}),
              },
            ],
          })
        }
        turn.snapshot.input = { [CHOICE]: choice.id }
        if (node.saveAs !== undefined) turn.setVariable(node.saveAs, choice.id)
        return Promise.resolve({
          type: 'go',
          ...(choice.next === undefined
            ? { edge: '/next', to: node.next ?? null }
            : { edge: `/choices/${index}/next`, to: choice.next }),
          detail: { choice: choice.id },
        })
      },
      elapse: () => expire(node),
    }
  },
}

/** The choice as it is offered to the visitor; undefined if its condition is false. */
function compileChoice(
  { id, label, icon, text, imageUrl, when }: ButtonsNode['choices'][number],
  pointer: string,
  compiler: Compiler,
): (turn: TurnState) => Promise<JsonObject | undefined> {
  const condition = when === undefined ? undefined : compiler.expression(when, `${pointer}/when`)
  const texts = optionalTemplates(compiler, { label, text, imageUrl }, pointer)
  return async turn =>
    condition !== undefined && !isTrue(await evaluated(condition, turn))
      ? undefined
      : { id, ...(await texts(turn)), ...(icon === undefined ? {} : { icon }) }
}

export const input: NodeKind<InputNode> = {
  pauses: true,
  targets: askingTargets,
  compile: (node, compiler) => compileQuestion(node, compiler, 'input', 'form_submission'),
}

export const fileUpload: NodeKind<FileUploadNode> = {
  pauses: true,
  targets: askingTargets,
  compile(node, compiler) {
    if (node.field.type !== 'file' && node.field.type !== 'image')
      compiler.problem('/field/type', 'node_settings', 'the field of a file_upload is of type file or image')
    return compileQuestion(node, compiler, 'file_upload', 'file_upload')
  },
}

export const form: NodeKind<FormNode> = {
  pauses: true,
  targets: askingTargets,
  compile(node, compiler) {
    checkExpiry(node, compiler)
    checkAsides(node, compiler)
    return {
      id: node.id,
      type: node.type,
      enter(turn) {
        const found = turn.environment.resolveForm(node.form)
        if (found === undefined) return { type: 'fail', kind: 'unknown_form', message: `there is no form ${node.form}` }
        const locale = turn.snapshot.conversation['locale']
        const { title, submitLabel, fields } = localiseForm(found.form, typeof locale === 'string' ? locale : undefined)
        const block = turn.addBlock('form', { formId: found.formId, title, submitLabel, fields })
        // The answer is checked against the fields that were shown, even if the form has changed since.
        const expected = {
          type: 'form_submission',
          schema: schemaOfFields(found.form.fields),
          form_id: found.formId,
        } as const
        return waitForAnswer(turn, node, { block, expected, fields: found.form.fields })
      },
      answer: (turn, values) =>
        takeAnswer(turn, values, taken => {
          if (node.saveAs !== undefined) turn.setVariable(node.saveAs, taken)
          else for (const [name, value] of Object.entries(taken)) turn.setVariable(name, value)
          return node.next ?? null
        }),
      elapse: () => expire(node),
    }
  },
}

/** A node that permits asides. */
export function isQuestion(node: Node): node is ButtonsNode | InputNode | FormNode | FileUploadNode {
  return node.type === 'buttons' || node.type === 'input' || node.type === 'form' || node.type === 'file_upload'
}

type AskingNode = ExpiringNode & { next?: Next }

function askingTargets(node: AskingNode): Target[] {
  return [{ pointer: '/next', to: node.next ?? null }, ...expiryTargets(node)]
}

function compileQuestion(
  node: InputNode | FileUploadNode,
  compiler: Compiler,
  blockType: 'input' | 'file_upload',
  expected: ExpectedInput['type'],
): NodeBehavior {
  checkExpiry(node, compiler)
  checkAsides(node, compiler)
  const prompt = node.prompt === undefined ? undefined : compiler.template(node.prompt, '/prompt')
  const { field } = node
  checkField(field, '/field', compiler)
  const shown = clientField(field)
  const schema = schemaOfFields([field])
  return {
    id: node.id,
    type: node.type,
    async enter(turn) {
      const block = turn.addBlock(blockType, {
        ...(prompt === undefined ? {} : { prompt: await rendered(prompt, turn) }),
        field: shown,
      })
      return waitForAnswer(turn, node, { block, expected: { type: expected, schema }, fields: [field] })
    },
    answer: (turn, values) =>
      takeAnswer(turn, values, taken => {
        turn.setVariable(node.saveAs ?? field.name, ownValue(taken, field.name) ?? null)
        return node.next ?? null
      }),
    elapse: () => expire(node),
  }
}

type Question = { block: Block; expected: Omit<ExpectedInput, 'block_id'>; fields: FormField[] }

function waitForAnswer(turn: TurnState, node: AskingNode, { block, expected, fields }: Question): Move {
  return waitForInput(turn, node, { expectedInput: { ...expected, block_id: block.id }, fields })
}

async function takeAnswer(
  turn: TurnState,
  given: JsonObject,
  take: (values: JsonObject) => Next,
): ReturnType<NonNullable<CompiledNode['answer']>> {
  const { wait } = turn.snapshot
  const fields = wait?.kind === 'input' ? wait.fields : []
  const { values, violations } = await checkValues(fields, given, turn.ambient, turn.scope, turn.environment.valueFacts)
  if (violations.length > 0) return { violations }
  turn.snapshot.input = values
  return { type: 'go', edge: '/next', to: take(values) }
}

/**
 * The values of a resume that came as plain text: when the wait expects one field that a text can answer, the text is
 * its value (a number for `number` and `rating`). Where any text may come, it may also name a choice. Undefined when
 * the wait expects something else.
 */
export function textAnswer(snapshot: Snapshot, text: string): JsonObject | undefined {
  const question = questionOf(snapshot.wait)
  if (question?.expectedInput.asides === true && question.expectedInput.type === 'button_choice')
    return namedChoice(snapshot, question.expectedInput.block_id, text)
  const [field, ...others] = question?.fields ?? []
  if (field === undefined || others.length > 0) return undefined
  switch (kindOf(field)) {
    case 'text':
    case 'choice':
      return { [field.name]: text }
    case 'number':
    case 'rating':
      return { [field.name]: /^\s*[-+]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text }
    case 'choices':
    case 'boolean':
    case 'upload':
      return undefined
  }
}

/** Whether the question takes any text, so that nothing but its author's rules could tell an answer from an aside. */
export function takesAnyText({ wait }: Snapshot): boolean {
  const [field, ...others] = questionOf(wait)?.fields ?? []
  return (
    field !== undefined &&
    others.length === 0 &&
    (field.type === 'text' || field.type === 'textarea') &&
    rulesOf(field).pattern === undefined
  )
}

function namedChoice({ blocks }: Snapshot, blockId: string, text: string): JsonObject | undefined {
  const asked = blocks.find(({ id }) => id === blockId)
  const choices = (asked?.payload['choices'] ?? []) as { id: string; label: string }[]
  const plain = (label: string) => label.trim().toLowerCase()
  const named = choices.find(({ id, label }) => id === text || plain(label) === plain(text))
  return named === undefined ? undefined : { [CHOICE]: named.id }
}

/**
 * An answer by fields as the transcript shows it: the values of the fields that were asked for, each no longer than its
 * field may have. A caller can send anything beside them, and a field that is not shown has no rules.
 */
export function answerText({ wait }: Snapshot, values: JsonObject): string {
  const question = questionOf(wait)
  if (question === undefined) return ''
  const { fields, expectedInput } = question
  const longest = new Map(
    expectedInput.type === 'button_choice'
      ? [[CHOICE, TEXT_MAX_LENGTH]]
      : fields.map(field => [field.name, Math.max(rulesOf(field).max_length ?? 0, TEXT_MAX_LENGTH)]),
  )
  return Object.entries(values)
    .flatMap(([name, value]) => {
      const most = longest.get(name)
      return most === undefined || value === null || typeof value === 'object'
        ? []
        : [firstCodePoints(String(value).trim(), most)]
    })
    .join(', ')
}
