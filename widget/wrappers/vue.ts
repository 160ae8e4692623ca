import { defineComponent, h, onBeforeUnmount, onMounted, shallowRef, watch } from 'vue'
import { attach, ATTRIBUTES, EVENTS, METHODS, PROPERTIES, update, type Props } from './element.ts'

/** `<parley-chat>` as a component: its attributes and properties are props, its events `@open` and the like. */
export const ParleyChat = defineComponent({
  name: 'ParleyChat',
  props: [...Object.keys(ATTRIBUTES), ...PROPERTIES],
  emits: Object.keys(EVENTS),
  setup(given, { emit, expose }) {
    const props = given as Props
    const host = shallowRef<HTMLElement>()
    const element = shallowRef<HTMLElement>()
    onMounted(() => {
      if (host.value !== undefined) element.value = attach(host.value, props, emit)
    })
    onBeforeUnmount(() => element.value?.remove())
    watch(
      () => ({ ...props }),
      (now, before) => {
        if (element.value !== undefined) update(element.value, now, before)
      },
    )
    const call =
      (name: string) =>
      (...values: unknown[]) =>
        (element.value as Record<string, ((...values: unknown[]) => unknown) | undefined> | undefined)?.[name]?.(
          ...values,
        )
    expose({ element, ...Object.fromEntries(METHODS.map(name => [name, call(name)])) })
    return () => h('div', { ref: host, style: { display: 'contents' } })
  },
})
