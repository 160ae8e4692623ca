import type { CardNode, EndNode, MediaNode, MessageNode } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type JsonObject } from '../../json.ts'
import type { NodeKind } from '../compiled-flow.ts'
import { rendered, valued } from '../turn-state.ts'
import { optionalTemplates } from './optional-templates.ts'

export const message: NodeKind<MessageNode> = {
  pauses: false,
  targets: node => [{ pointer: '/next', to: node.next ?? null }],
  compile(node, compiler) {
    const text = compiler.template(node.text, '/text')
    const { role = 'agent', format = 'plain', next = null } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        turn.addBlock('message', { text: await rendered(text, turn), role, format })
        return { type: 'go', edge: '/next', to: next }
      },
    }
  },
}

export const media: NodeKind<MediaNode> = {
  pauses: false,
  targets: node => [{ pointer: '/next', to: node.next ?? null }],
  compile(node, compiler) {
    const texts = optionalTemplates(compiler, { url: node.url, alt: node.alt, caption: node.caption })
    const { kind, mime, name, next = null } = node
    const fixed: JsonObject = { kind, ...(mime === undefined ? {} : { mime }), ...(name === undefined ? {} : { name }) }
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        turn.addBlock('media', { ...fixed, ...(await texts(turn)) })
        return { type: 'go', edge: '/next', to: next }
      },
    }
  },
}

export const card: NodeKind<CardNode> = {
  pauses: false,
  targets: node => [{ pointer: '/next', to: node.next ?? null }],
  compile(node, compiler) {
    const texts = optionalTemplates(compiler, {
      title: node.title,
      subtitle: node.subtitle,
      text: node.text,
      imageUrl: node.imageUrl,
      url: node.url,
    })
    const actions = node.actions?.map((action, index) => ({
      label: compiler.template(action.label, `/actions/${index}/label`),
      url: compiler.template(action.url, `/actions/${index}/url`),
    }))
    const { next = null } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const payload = await texts(turn)
        if (actions !== undefined) {
          const links: JsonObject[] = []
          for (const action of actions)
            links.push({ label: await rendered(action.label, turn), url: await rendered(action.url, turn) })
          payload['actions'] = links
        }
        turn.addBlock('card', payload)
        return { type: 'go', edge: '/next', to: next }
      },
    }
  },
}

export const end: NodeKind<EndNode> = {
  pauses: false,
  targets: () => [],
  compile(node, compiler) {
    const text = node.text === undefined ? undefined : compiler.template(node.text, '/text')
    const outputs = compiler.value(node.outputs ?? {}, '/outputs')
    const { role = 'agent', format = 'plain' } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        if (text !== undefined) turn.addBlock('message', { text: await rendered(text, turn), role, format })
        const result = await valued(outputs, turn)
        return { type: 'end', outputs: isJsonObject(result) ? result : {} }
      },
    }
  },
}
