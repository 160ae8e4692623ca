import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A component in a chunk of its own, which is asked for now. The page is drawn without waiting for it; once it has come
 * it is drawn at once, so that what is typed after a key is for it.
 */
export function soon<Props extends object>(asked: Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loading = asked.then(component => {
    Loaded = component
    return { default: component }
  })
  const Later = lazy(async () => await loading) as unknown as ComponentType<Props>
  return function Soon(props: Props) {
    if (Loaded !== undefined) return <Loaded {...props} />
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    )
  }
}
