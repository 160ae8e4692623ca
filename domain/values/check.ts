import type { FormField, VisibleWhen } from '../../generated/schemas/form.ts'
import type { Ambient, Scope } from '../expressions/evaluation.ts'
import { today } from '../date-time.ts'
import { isJsonObject, ownValue, type Json, type JsonObject } from '../json.ts'
import { compileExpression, isTrue, type CompiledExpression } from '../expressions/expression.ts'
import {
  accepts,
  acceptOf,
  defaultOf,
  FREE_CHOICE_MAX_LENGTH,
  kindOf,
  maxChoicesOf,
  maxBytesOf,
  maxFilesOf,
  maxMegabytesOf,
  optionValues,
  RATING_MAX,
  rulesOf,
  TEXT_MAX_LENGTH,
  visibleIfOf,
  type ValueKind,
} from './fields.ts'
import { codePoints, isUuid } from './formats.ts'
import type { Known, StoredFile, ValueFacts } from './facts.ts'
import { checkText } from './text-rules.ts'
import type { FieldViolation, Violate } from './violation.ts'

const EMPTY_SCOPE: Scope = { vars: {}, input: {}, event: null, context: {}, entities: {}, conversation: {} }

interface CheckedValues {
  /** The accepted values: trimmed, of shown fields only, without absent ones. */
  values: JsonObject
  violations: FieldViolation[]
}

/**
 * Checks values against their fields by the rule codes of the contract and returns every violation. Text is trimmed
 * before its rules; an absent value (missing, null, blank text, empty list) only breaks `required`; fields whose
 * `visibleIf` is false have neither rules nor value; keys without a field are left out. `scope` is the scope of
 * `visibleIf` expressions. With `facts.files`, an upload must be one of them, and its stored form is used.
 */
export async function checkValues(
  fields: readonly FormField[],
  given: JsonObject,
  ambient: Ambient,
  scope: Scope = EMPTY_SCOPE,
  facts: ValueFacts = {},
): Promise<CheckedValues> {
  const seen: JsonObject = { ...given }
  const values: JsonObject = {}
  const violations: FieldViolation[] = []
  const known: Known = { today: today(ambient.now, 'UTC'), facts }
  for (const field of fields) {
    if (!(await isVisible(field, seen, scope, ambient))) {
      Reflect.deleteProperty(seen, field.name)
      continue
    }
    const value = normalise(field, ownValue(given, field.name))
    const violate: Violate = (rule, constraint, expected) => {
      violations.push(
        expected === undefined
          ? { field: field.name, rule, constraint }
          : { field: field.name, rule, constraint, expected },
      )
    }
    // A pattern may take long.
    await ambient.budget?.pause()
    const isHeld = value !== undefined && facts.held?.has(field.name) === true && isOfKind(kindOf(field), value)
    if (!isHeld) checkValue(field, value, known, violate)
    if (value !== undefined) values[field.name] = kindOf(field) === 'upload' ? asStored(value, facts) : value
  }
  return { values, violations }
}

function normalise(field: FormField, value: Json | undefined): Json | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : value
  // A repeated choice would be stored as often as it fits into a body.
  if (kindOf(field) === 'choices' && Array.isArray(trimmed) && isPresent(trimmed)) return [...new Set(trimmed)]
  if (isPresent(trimmed)) return trimmed
  return field.type === 'hidden' ? (defaultOf(field) ?? undefined) : undefined
}

function checkValue(field: FormField, value: Json | undefined, known: Known, violate: Violate): void {
  const kind = kindOf(field)
  const mustAccept = rulesOf(field).must_accept === true || (field.type === 'consent' && field.required === true)
  if (mustAccept && kind === 'boolean' && (value === undefined || value === false)) violate('required', 'must_accept')
  else if (value !== undefined) RULES[kind](field, value, violate, known)
  else if (field.required === true) violate('required', 'required')
}

/** Whether a value that contains a text can be of the kind. */
function isOfKind(kind: ValueKind, value: Json): boolean {
  switch (kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string'
    case 'choices':
      return Array.isArray(value)
    case 'upload':
      return typeof value === 'object'
    case 'number':
    case 'rating':
    case 'boolean':
      return false
  }
}

type CheckKind = (field: FormField, value: Json, violate: Violate, known: Known) => void

const RULES: { readonly [Kind in ValueKind]: CheckKind } = {
  text: checkTextual,
  number: checkNumber,
  rating: checkRating,
  boolean: (_field, value, violate) => {
    if (typeof value !== 'boolean') violate('type', 'type', 'boolean')
  },
  choice: checkChoice,
  choices: checkChoices,
  upload: checkUploads,
}

function checkTextual(field: FormField, value: Json, violate: Violate, known: Known): void {
  if (typeof value === 'string') checkText(field, value, known, violate)
  // A hidden field has the value that the page or the form set.
  else if (field.type !== 'hidden' || typeof value === 'object') violate('type', 'type', 'string')
}

function checkNumber(field: FormField, value: Json, violate: Violate): void {
  const { integer, min, max, step } = rulesOf(field)
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    violate('type', 'type', 'number')
    return
  }
  if (integer === true && !Number.isInteger(value)) violate('type', 'integer', 'integer')
  if (min !== undefined && value < min) violate('minimum', 'min', min)
  if (max !== undefined && value > max) violate('maximum', 'max', max)
  if (step !== undefined && !isMultiple(value - (min ?? 0), step)) violate('format', 'step', step)
}

// 0.3 is three steps of 0.1 for everyone but floating point.
function isMultiple(value: number, step: number): boolean {
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps))
}

function checkRating(field: FormField, value: Json, violate: Violate): void {
  const { rating_min: lowest = 1, max: highest = RATING_MAX } = rulesOf(field)
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    violate('type', 'type', 'integer')
    return
  }
  if (value < lowest) violate('minimum', 'rating_min', lowest)
  if (value > highest) violate('maximum', 'max', highest)
}

function checkChoice(field: FormField, value: Json, violate: Violate): void {
  const options = optionValues(field)
  if (typeof value !== 'string') {
    violate('type', 'type', 'string')
    return
  }
  if (options === undefined) checkFreeChoices([value], TEXT_MAX_LENGTH, violate)
  else if (!options.includes(value)) violate('enum', 'options', options)
}

/** Options that only the page knows are texts. */
function checkFreeChoices(chosen: readonly string[], longest: number, violate: Violate): void {
  if (chosen.some(one => codePoints(one) > longest)) violate('max_length', 'max_length', longest)
}

function checkChoices(field: FormField, value: Json, violate: Violate): void {
  const options = optionValues(field)
  const { select_min: least, require_option: needed } = rulesOf(field)
  const most = maxChoicesOf(field)
  if (!Array.isArray(value) || !value.every(one => typeof one === 'string')) {
    violate('type', 'type', 'array')
    return
  }
  const chosen = new Set(value)
  if (options === undefined) checkFreeChoices([...chosen], FREE_CHOICE_MAX_LENGTH, violate)
  else if ([...chosen].some(one => !options.includes(one))) violate('enum', 'options', options)
  if (least !== undefined && chosen.size < least) violate('minimum', 'select_min', least)
  if (most !== undefined && chosen.size > most) violate('maximum', 'select_max', most)
  if (needed !== undefined && !chosen.has(needed)) violate('enum', 'require_option', [needed])
}

function checkUploads(field: FormField, value: Json, violate: Violate, { facts }: Known): void {
  const files = uploadsOf(value)
  const { file_min: least } = rulesOf(field)
  if (!files.every(isUploadReference)) {
    violate('upload_shape', 'type')
    return
  }
  if (least !== undefined && files.length < least) violate('minimum', 'file_min', least)
  if (files.length > maxFilesOf(field)) violate('maximum', 'file_max', maxFilesOf(field))
  const tooLarge = files.some(file => file.size > maxBytesOf(field))
  const notTaken = !files.every(file => accepts(field, file.mime, file.name))
  if (tooLarge) violate('file_too_large', 'maxSizeMb', maxMegabytesOf(field))
  if (notTaken) violate('mime_not_allowed', 'accept', acceptOf(field))
  if (facts.files !== undefined && !tooLarge && !notTaken)
    checkStored(
      field,
      files.map(file => storedFile(facts, file)),
      violate,
    )
}

/** Each reference must be to an existing file; the size of a picture comes from its content, and may be unknown. */
function checkStored(field: FormField, stored: readonly (StoredFile | undefined)[], violate: Violate): void {
  const { image_min_width: width, image_min_height: height } = rulesOf(field)
  const known = stored.filter(file => file !== undefined)
  if (known.length < stored.length) violate('upload_shape', 'stored')
  if (width !== undefined && known.some(file => (file.width ?? 0) < width)) violate('minimum', 'image_min_width', width)
  if (height !== undefined && known.some(file => (file.height ?? 0) < height))
    violate('minimum', 'image_min_height', height)
}

/** The references in the value of an upload field, well-formed or not. */
export function uploadsOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [value]
}

/** The stored file of the reference, if the reference describes it correctly. */
function storedFile(facts: ValueFacts, { fileId, mime, size }: UploadReference): StoredFile | undefined {
  const stored = facts.files?.get(fileId.toLowerCase())
  return stored?.mime === mime && stored.size === size ? stored : undefined
}

function asStored(value: Json, facts: ValueFacts): Json {
  if (Array.isArray(value)) return value.map(one => asStored(one, facts))
  const stored = isUploadReference(value) ? storedFile(facts, value) : undefined
  return stored === undefined
    ? value
    : { fileId: stored.fileId, url: stored.url, mime: stored.mime, size: stored.size, name: stored.name }
}

interface UploadReference {
  fileId: string
  url: string
  mime: string
  size: number
  name?: string
}

/** A well-formed file reference: file id, url, mime, size. That the file exists is for its store to say. */
export function isUploadReference(value: Json): value is Json & UploadReference {
  if (!isJsonObject(value)) return false
  const { fileId, url, mime, size, name } = value
  return (
    typeof fileId === 'string' &&
    isUuid(fileId) &&
    typeof url === 'string' &&
    url !== '' &&
    typeof mime === 'string' &&
    mime.includes('/') &&
    typeof size === 'number' &&
    Number.isInteger(size) &&
    size >= 0 &&
    (name === undefined || name === null || typeof name === 'string')
  )
}

const CACHE_SIZE = 500
const compiled = new Map<string, CompiledExpression>()

/**
 * Whether the field is shown, given the other values. A condition that fails shows the field: its rules then hold,
 * which is the safe side.
 */
export async function isVisible(
  field: FormField,
  values: JsonObject,
  scope: Scope,
  ambient: Ambient,
): Promise<boolean> {
  const condition = visibleIfOf(field)
  if (condition === undefined) return true
  if (typeof condition !== 'string') return isMet(condition, ownValue(values, condition.field))
  try {
    return isTrue(await expression(condition).evaluate({ ...scope, input: values }, ambient))
  } catch {
    return true
  }
}

function isMet(condition: VisibleWhen, value: Json | undefined): boolean {
  const { equals, notEquals, in: among, present } = condition
  if (equals === undefined && notEquals === undefined && among === undefined && present === undefined)
    return isPresent(value)
  if (equals !== undefined && !has(value, equals)) return false
  if (notEquals !== undefined && has(value, notEquals)) return false
  if (among !== undefined && !among.some(one => has(value, one))) return false
  return present === undefined || present === isPresent(value)
}

function has(value: Json | undefined, expected: Json): boolean {
  return Array.isArray(value) ? value.includes(expected) : (value ?? null) === expected
}

export function isPresent(value: Json | undefined): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.length > 0
}

function expression(source: string): CompiledExpression {
  const known = compiled.get(source)
  if (known !== undefined) return known
  const expression = compileExpression(source)
  if (compiled.size >= CACHE_SIZE) compiled.delete(compiled.keys().next().value ?? '')
  compiled.set(source, expression)
  return expression
}
