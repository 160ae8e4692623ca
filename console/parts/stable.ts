import { useLayoutEffect, useRef, useState } from 'react'

type Handler = (...args: never[]) => unknown

/**
 * Functions that stay the same from render to render and call the latest ones: for a child that examines everything
 * again when one of its handlers is another.
 */
export function useStable<Handlers extends Record<string, Handler>>(latest: Handlers): Handlers {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [stable] = useState(() => {
    const names = Object.keys(latest)
    return Object.fromEntries(
      names.map(name => [name, (...args: never[]) => current.current[name]?.(...args)]),
    ) as Handlers
  })
  return stable
}
