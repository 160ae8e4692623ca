/** Who made a change: a person, or a program with a token of theirs. */
export function authorName({ name, tokenName }: { name: string; tokenName?: string | null }): string {
  return tokenName == null ? name : `${name}, by the token “${tokenName}”,`
}
