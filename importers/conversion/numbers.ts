const NUMERIC = '/^-?[0-9]+([.][0-9]+)?$/'

/** Whether an expression's value is a number, or a text that is one. */
export function isNumeric(code: string): string {
  return `$contains($string(${code}), ${NUMERIC})`
}

/** An expression's value as a number; 0 if it is not one. */
export function asNumber(code: string): string {
  return `($x := ${code}; ${isNumeric('$x')} ? $number($x) : 0)`
}
