/**
 * A well-formed language tag in its one spelling (`de_at` is `de-AT`), so that reports count a language once. A tag
 * that only BCP 47 allows, such as an extended language (`zh-cmn`), stays as it is but for underscores.
 */
export function canonicalLocale(tag: string): string {
  return canonicalLocales(tag)[0] ?? hyphenated(tag)
}

/**
 * As `canonicalLocale`, for comparisons: undefined for a tag that the platform does not know, on which comparisons
 * would throw.
 */
export function canonicalLocales(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(hyphenated(tag))
  } catch {
    return []
  }
}

function hyphenated(tag: string): string {
  return tag.replaceAll('_', '-')
}
