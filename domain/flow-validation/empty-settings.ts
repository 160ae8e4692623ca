import { error, warning, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'

/**
 * Settings that a node must have and that say nothing: the schema takes an empty text, since a draft is saved with it.
 * A call without an address, or to a model that is told nothing, fails in every run, and a choice without a text cannot
 * be told from others: these are errors. Another empty text on the screen is a warning.
 */
export function emptySettings(nodes: readonly PlacedNode[]): Finding[] {
  return nodes.flatMap(({ node, index }): Finding[] => {
    const path = `/nodes/${index}`
    const shown = (name: string, text: string, what: string): Finding[] =>
      isBlank(text) ? [warning(`${path}/${name}`, 'empty_setting', `the ${what} is empty`)] : []
    switch (node.type) {
      case 'message':
        return shown('text', node.text, 'message')
      case 'media':
        return shown('url', node.url, 'address of what is shown')
      case 'card':
        return shown('title', node.title, 'title of the card')
      case 'buttons':
        return node.choices.flatMap(({ label }, choice) =>
          isBlank(label) ? [error(`${path}/choices/${choice}/label`, 'empty_setting', 'the choice has no text')] : [],
        )
      case 'http':
        return isBlank(node.url) && node.connection === undefined
          ? [error(`${path}/url`, 'empty_setting', 'the call has no address')]
          : []
      case 'agent':
        if (!isBlank(node.prompt)) return []
        return isBlank(node.system ?? '')
          ? [error(`${path}/prompt`, 'empty_setting', 'the model is asked nothing')]
          : [warning(`${path}/prompt`, 'empty_setting', 'the question to the model is empty')]
      case 'answer':
        return shown('question', node.question, 'question to the documents')
      case 'notify':
        return [
          ...(isBlank(node.to) ? [error(`${path}/to`, 'empty_setting', 'the mail has no recipient')] : []),
          ...(isBlank(node.page) ? [error(`${path}/page`, 'empty_setting', 'the link leads nowhere')] : []),
          ...shown('subject', node.subject, 'subject of the mail'),
        ]
      case 'input':
      case 'form':
      case 'file_upload':
      case 'set_variable':
      case 'condition':
      case 'split':
      case 'wait':
      case 'call':
      case 'subflow':
      case 'goto':
      case 'goal':
      case 'emit':
      case 'handoff':
      case 'end':
        return []
    }
  })
}

const isBlank = (text: string): boolean => text.trim() === ''

/** A flow that neither a visitor, nor an event, nor another flow starts. */
export function unstarted(triggers: readonly unknown[] | undefined, isCalled: boolean | undefined): Finding[] {
  if ((triggers ?? []).length > 0 || isCalled !== false) return []
  const message = 'nothing starts this flow: it has no trigger, and no flow calls it'
  return [warning('/triggers', 'no_trigger', message)]
}
