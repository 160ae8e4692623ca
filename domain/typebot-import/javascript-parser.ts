import { isNumeric, METHODS, numberOf, PROPERTIES, FUNCTIONS, textOf, type Operand } from './javascript-functions.ts'
import type { Token } from './javascript-tokens.ts'
import type { Variables } from './variables.ts'

/** The expression holds something that has no counterpart. */
export class Untranslatable extends Error {}

const NESTING_AT_MOST = 40

/** Reads tokens by the precedence of JavaScript's operators and writes JSONata. */
export class JavaScriptParser {
  readonly #tokens: readonly Token[]
  readonly #variables: Variables
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[], variables: Variables) {
    this.#tokens = tokens
    this.#variables = variables
  }

  /** @throws Untranslatable */
  whole(): string {
    const result = this.#choice()
    if (this.#at < this.#tokens.length) throw new Untranslatable()
    return result.code
  }

  #choice(): Operand {
    this.#depth += 1
    if (this.#depth > NESTING_AT_MOST) throw new Untranslatable()
    const condition = this.#either()
    if (!this.#takes('?')) {
      this.#depth -= 1
      return condition
    }
    const one = this.#choice()
    this.#expect(':')
    const other = this.#choice()
    this.#depth -= 1
    return {
      code: `(${condition.code} ? ${one.code} : ${other.code})`,
      type: one.type === other.type ? one.type : 'unknown',
    }
  }

  #either(): Operand {
    let left = this.#both()
    for (let sign = this.#takesOne('||', '??'); sign !== undefined; sign = this.#takesOne('||', '??')) {
      const right = this.#both()
      if (sign === '||' && left.type === 'boolean' && right.type === 'boolean')
        left = { code: `(${left.code} or ${right.code})`, type: 'boolean' }
      else
        left = {
          code: `($l := ${left.code}; ${sign === '||' ? '$l' : '$exists($l) and $l != null'} ? $l : ${right.code})`,
          type: left.type === right.type ? left.type : 'unknown',
        }
    }
    return left
  }

  #both(): Operand {
    let left = this.#equal()
    while (this.#takes('&&')) {
      const right = this.#equal()
      if (left.type === 'boolean' && right.type === 'boolean')
        left = { code: `(${left.code} and ${right.code})`, type: 'boolean' }
      else
        left = {
          code: `($l := ${left.code}; $l ? ${right.code} : $l)`,
          type: left.type === right.type ? left.type : 'unknown',
        }
    }
    return left
  }

  #equal(): Operand {
    let left = this.#ordered()
    for (
      let sign = this.#takesOne('===', '==', '!==', '!=');
      sign !== undefined;
      sign = this.#takesOne('===', '==', '!==', '!=')
    ) {
      const equality = equalityOf(left, this.#ordered())
      left = { code: sign.startsWith('!') ? `$not(${equality})` : `(${equality})`, type: 'boolean' }
    }
    return left
  }

  #ordered(): Operand {
    let left = this.#sum()
    for (
      let sign = this.#takesOne('<', '>', '<=', '>=');
      sign !== undefined;
      sign = this.#takesOne('<', '>', '<=', '>=')
    ) {
      const right = this.#sum()
      const [one, other] =
        left.type === 'text' && right.type === 'text' ? [left.code, right.code] : [numberOf(left), numberOf(right)]
      left = { code: `(${one} ${sign} ${other})`, type: 'boolean' }
    }
    return left
  }

  #sum(): Operand {
    let left = this.#product()
    for (let sign = this.#takesOne('+', '-'); sign !== undefined; sign = this.#takesOne('+', '-')) {
      const right = this.#product()
      left = sign === '+' ? sumOf(left, right) : { code: `(${numberOf(left)} - ${numberOf(right)})`, type: 'number' }
    }
    return left
  }

  #product(): Operand {
    let left = this.#signed()
    for (let sign = this.#takesOne('*', '/', '%'); sign !== undefined; sign = this.#takesOne('*', '/', '%')) {
      const right = numberOf(this.#signed())
      // A division by zero would end the run here; there it gives no usable number either.
      left = {
        code:
          sign === '*'
            ? `(${numberOf(left)} * ${right})`
            : `($r := ${right}; $r = 0 ? 0 : ${numberOf(left)} ${sign} $r)`,
        type: 'number',
      }
    }
    return left
  }

  #signed(): Operand {
    const signs: string[] = []
    for (let sign = this.#takesOne('!', '-', '+'); sign !== undefined; sign = this.#takesOne('!', '-', '+'))
      signs.unshift(sign)
    if (signs.length > NESTING_AT_MOST) throw new Untranslatable()
    return signs.reduce<Operand>(
      (operand, sign) =>
        sign === '!'
          ? { code: `$not($boolean(${operand.code}) = true)`, type: 'boolean' }
          : { code: sign === '-' ? `(0 - ${numberOf(operand)})` : numberOf(operand), type: 'number' },
      this.#withAccess(),
    )
  }

  #withAccess(): Operand {
    let operand = this.#primary()
    for (let sign = this.#takesOne('.', '['); sign !== undefined; sign = this.#takesOne('.', '[')) {
      if (sign === '[') {
        operand = itemOf(operand, this.#choice())
        this.#expect(']')
      } else operand = this.#member(operand)
    }
    return operand
  }

  #member(of: Operand): Operand {
    const name = this.#name()
    if (this.#takes('(')) {
      const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
      const result = method?.(of, this.#list(')'))
      if (result === undefined) throw new Untranslatable()
      return result
    }
    const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined
    if (property === undefined) throw new Untranslatable()
    return property(of)
  }

  #primary(): Operand {
    const token = this.#tokens[this.#at]
    this.#at += 1
    if (token === undefined) throw new Untranslatable()
    switch (token.kind) {
      case 'number':
        return { code: String(token.value), type: 'number', constant: token.value }
      case 'text':
        return { code: JSON.stringify(token.value), type: 'text', constant: token.value }
      case 'template':
        return {
          code: `(${token.parts.map(part => (typeof part === 'string' ? JSON.stringify(part) : new JavaScriptParser(part, this.#variables).whole())).join(' & ')})`,
          type: 'text',
        }
      case 'variable': {
        const variable = this.#variables.byName(token.name)
        if (variable === undefined) throw new Untranslatable()
        return { code: `vars.${variable}`, type: 'unknown' }
      }
      case 'name':
        return this.#named(token.name)
      case 'sign':
        if (token.sign === '(') {
          const inner = this.#choice()
          this.#expect(')')
          return inner
        }
        if (token.sign === '[')
          return {
            code: `[${this.#list(']')
              .map(({ code }) => code)
              .join(', ')}]`,
            type: 'list',
          }
    }
    throw new Untranslatable()
  }

  #named(name: string): Operand {
    if (name === 'true' || name === 'false') return { code: name, type: 'boolean' }
    if (name === 'null' || name === 'undefined') return { code: 'null', type: 'nothing' }
    const path = this.#takes('.') ? `${name}.${this.#name()}` : name
    const made = Object.hasOwn(FUNCTIONS, path) ? FUNCTIONS[path] : undefined
    if (made === undefined || !this.#takes('(')) throw new Untranslatable()
    const result = made(this.#list(')'))
    if (result === undefined) throw new Untranslatable()
    return result
  }

  #list(end: ')' | ']'): Operand[] {
    const items: Operand[] = []
    if (this.#takes(end)) return items
    do items.push(this.#choice())
    while (this.#takes(','))
    this.#expect(end)
    return items
  }

  #name(): string {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'name') throw new Untranslatable()
    this.#at += 1
    return token.name
  }

  #takesOne(...signs: string[]): string | undefined {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return undefined
    this.#at += 1
    return token.sign
  }

  #takes(sign: string): boolean {
    return this.#takesOne(sign) !== undefined
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw new Untranslatable()
  }
}

function equalityOf(left: Operand, right: Operand): string {
  if (left.type === 'nothing' || right.type === 'nothing')
    return `($l := ${left.type === 'nothing' ? right.code : left.code}; $not($exists($l)) or $l = null)`
  const same = left.type === right.type && left.type !== 'unknown'
  return same ? `${left.code} = ${right.code}` : `${textOf(left)} = ${textOf(right)}`
}

// The bot takes texts that look like numbers for numbers before it adds.
function sumOf(left: Operand, right: Operand): Operand {
  if (left.type === 'number' && right.type === 'number')
    return { code: `(${left.code} + ${right.code})`, type: 'number' }
  if (left.type === 'text' || right.type === 'text' || left.type === 'list' || right.type === 'list')
    return { code: `(${left.code} & ${right.code})`, type: 'text' }
  if (right.type === 'number')
    return {
      code: `($l := ${left.code}; ${isNumeric('$l')} ? $number($l) + ${right.code} : $l & ${right.code})`,
      type: 'unknown',
    }
  return {
    code: `($l := ${left.code}; $r := ${right.code}; ${isNumeric('$l')} and ${isNumeric('$r')} ? $number($l) + $number($r) : $l & $r)`,
    type: 'unknown',
  }
}

function itemOf(of: Operand, index: Operand): Operand {
  if (index.type !== 'number') throw new Untranslatable()
  if (of.type === 'list') return { code: `${of.code}[${index.code}]`, type: 'unknown' }
  return {
    code: `($l := ${of.code}; $type($l) = "array" ? $l[${index.code}] : $substring($string($l), ${index.code}, 1))`,
    type: 'unknown',
  }
}
