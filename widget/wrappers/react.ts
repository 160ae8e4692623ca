import { createElement, forwardRef, useEffect, useRef, type ForwardedRef } from 'react'
import { attach, update, type Props } from './element.ts'

/** `<parley-chat>` as a component: its attributes and properties are props, its events `onOpen` and the like. */
export const ParleyChat = forwardRef(function ParleyChat(props: Props, ref: ForwardedRef<HTMLElement>) {
  const host = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLElement | undefined>(undefined)
  const shown = useRef<Props>({})
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (host.current === null) return undefined
    const created = attach(host.current, latest.current, (name, event) => {
      const handler = latest.current[`on${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`]
      if (typeof handler === 'function') (handler as (event: Event) => void)(event)
    })
    element.current = created
    shown.current = latest.current
    assign(ref, created)
    return () => {
      assign(ref, null)
      element.current = undefined
      created.remove()
    }
  }, [ref])

  useEffect(() => {
    if (element.current !== undefined) update(element.current, props, shown.current)
    shown.current = props
  })

  const { className, style } = props as { className?: string; style?: object }
  return createElement('div', { ref: host, className, style: style ?? { display: 'contents' } })
})

function assign(ref: ForwardedRef<HTMLElement>, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref !== null) ref.current = element
}
