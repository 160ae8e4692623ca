const PREFIX = 'widget/appearance/'

/** Appearance by the workspace's configuration; attributes of the element override it. */
export type Appearance = { accent?: string; title?: string; subtitle?: string; welcome?: string; position?: string }

/** The appearance in the values of the configuration section `widget`, by path. */
export function appearanceOf(values: Record<string, unknown>): Appearance {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) =>
      path.startsWith(PREFIX) && typeof value === 'string' ? [[path.slice(PREFIX.length), value]] : [],
    ),
  )
}
