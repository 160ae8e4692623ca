/** A path such as `items[0].name` below a root, as an expression; the root itself when there is none. */
export function pathExpression(root: string, path: string | undefined): string {
  const steps = [...(path ?? '').matchAll(/\[(\d{1,6})\]|\[["']([^"'\]]+)["']\]|([^.[\]]+)/g)].map(
    ([, index, quoted, name]) => (index === undefined ? `.${quotedStep(quoted ?? name ?? '')}` : `[${index}]`),
  )
  return root + steps.join('')
}

function quotedStep(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) &&
    !['and', 'or', 'in', 'true', 'false', 'null', 'function'].includes(name)
    ? name
    : `\`${name.replaceAll('`', '')}\``
}
