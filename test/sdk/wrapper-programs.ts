/** A page of an integrator with the component for React. */
export const REACT_PAGE = `
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ParleyChat } from '@parley/react'
import type { ParleyChatElement } from '@parley/sdk/widget'

function Page() {
  const chat = useRef<ParleyChatElement>(null)
  const [heading, setHeading] = useState('First')
  const [isShown, setShown] = useState(true)
  const [seen, setSeen] = useState<string[]>([])
  const saw = (what: string) => setSeen(seen => [...seen, what])
  return (
    <main>
      <button onClick={() => void chat.current?.start('order_status', 'Where is it?')}>Begin</button>
      <button onClick={() => setHeading('Second')}>Rename</button>
      <button onClick={() => setShown(false)}>Remove</button>
      {isShown && (
        <ParleyChat
          ref={chat}
          publicKey="pk_live_Shop"
          baseUrl="http://chat.test"
          heading={heading}
          openAfter={3600}
          customer={{ id: 'c-1' }}
          texts={{ write: 'Say something' }}
          onOpen={() => saw('open')}
          onReply={({ detail }) => saw(detail.status)}
        />
      )}
      <output>{seen.join()}</output>
    </main>
  )
}

// @ts-expect-error it needs a key
export const withoutKey = <ParleyChat />
// @ts-expect-error no such theme
export const noTheme = <ParleyChat publicKey="pk" theme="pink" />
// @ts-expect-error no such event
export const noEvent = <ParleyChat publicKey="pk" onMoved={() => undefined} />

const root = document.querySelector('#app')
if (root !== null) createRoot(root).render(<Page />)
`

/** The same with the component for Vue. */
export const VUE_PAGE = `
import { createApp, defineComponent, h, ref, useTemplateRef } from 'vue'
import { ParleyChat } from '@parley/vue'

const Page = defineComponent({
  setup() {
    const chat = useTemplateRef<InstanceType<typeof ParleyChat>>('chat')
    const heading = ref('First')
    const isShown = ref(true)
    const seen = ref<string[]>([])
    return () =>
      h('main', [
        h('button', { onClick: () => void chat.value?.start('order_status', 'Where is it?') }, 'Begin'),
        h('button', { onClick: () => (heading.value = 'Second') }, 'Rename'),
        h('button', { onClick: () => (isShown.value = false) }, 'Remove'),
        isShown.value &&
          h(ParleyChat, {
            ref: 'chat',
            publicKey: 'pk_live_Shop',
            baseUrl: 'http://chat.test',
            heading: heading.value,
            openAfter: 3600,
            customer: { id: 'c-1' },
            texts: { write: 'Say something' },
            onOpen: () => seen.value.push('open'),
            onReply: ({ detail }) => seen.value.push(detail.status),
          }),
        h('output', seen.value.join()),
      ])
  },
})

// @ts-expect-error no such theme
export const noTheme = h(ParleyChat, { publicKey: 'pk', theme: 'pink' })
// @ts-expect-error a time is a number
export const noTime = h(ParleyChat, { publicKey: 'pk', openAfter: 'soon' })

createApp(Page).mount('#app')
`
