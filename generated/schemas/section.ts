// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * Id of a section, a group or a field.
 */
export type ConfigName = string
/**
 * Stable translation key.
 */
export type ConfigLabelKey = string
/**
 * A field of one of the twelve kinds.
 */
export type ConfigFieldDeclaration = (StringConfigField | IntConfigField | BoolConfigField | EnumConfigField | MultiselectConfigField | ColorConfigField | UrlConfigField | DurationConfigField | JsonConfigField | TagsConfigField | RowsConfigField | FeatureFlagConfigField)
/**
 * A span of time in ISO 8601.
 */
export type ConfigDuration = string

/**
 * One configuration section as it is declared in sections/<id>.yaml. A field's full path is `<section>/<group>/<field>`. The file is the allow-list: what is not declared can be neither saved nor read.
 */
export interface ConfigSection {
id: ConfigName
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Purpose of the section.
 */
description: string
/**
 * The part of the service that reads these fields.
 */
module: ("widget" | "engine" | "insights" | "forms" | "webhooks" | "mail" | "agents")
/**
 * Permission to see the section.
 */
permission: string
/**
 * Permission to save its values.
 */
manage_permission: string
/**
 * Groups in display order. Ids are unique in the section.
 * 
 * @minItems 1
 */
groups: [ConfigGroup, ...(ConfigGroup)[]]
}
/**
 * Fields that are shown together.
 */
export interface ConfigGroup {
id: ConfigName
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Fields in display order. Ids are unique in the group.
 * 
 * @minItems 1
 */
fields: [ConfigFieldDeclaration, ...(ConfigFieldDeclaration)[]]
}
/**
 * A text. The only kind that may be secret; a secret is stored encrypted, has no default, and no surface ever reads it back.
 */
export interface StringConfigField {
id: ConfigName
/**
 * A text.
 */
kind: "string"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Whether it is encrypted and never read back.
 */
secret: boolean
/**
 * Value where none is set.
 */
default?: string
/**
 * Fewest characters.
 */
min_length?: number
/**
 * Most characters.
 */
max_length?: number
/**
 * Regular expression (RE2 syntax) the text must match.
 */
pattern?: string
/**
 * Named shape the text must have.
 */
format?: "email"
/**
 * Whether it may have several lines.
 */
multiline?: boolean
}
/**
 * A whole number.
 */
export interface IntConfigField {
id: ConfigName
/**
 * A whole number.
 */
kind: "int"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: number
/**
 * Smallest value.
 */
min?: number
/**
 * Largest value.
 */
max?: number
/**
 * Unit of the value.
 */
unit?: ("seconds" | "days" | "megabytes" | "steps" | "messages" | "tokens" | "micro_usd" | "percent")
}
/**
 * True or false.
 */
export interface BoolConfigField {
id: ConfigName
/**
 * True or false.
 */
kind: "bool"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: boolean
}
/**
 * One of several values.
 */
export interface EnumConfigField {
id: ConfigName
/**
 * One of several values.
 */
kind: "enum"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: string
/**
 * The values in display order.
 * 
 * @minItems 1
 */
options: [ConfigOption, ...(ConfigOption)[]]
}
/**
 * One value to choose.
 */
export interface ConfigOption {
/**
 * Stored value.
 */
value: string
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
}
/**
 * Any of several values; the order does not matter.
 */
export interface MultiselectConfigField {
id: ConfigName
/**
 * Any of several values.
 */
kind: "multiselect"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: string[]
/**
 * The values in display order.
 * 
 * @minItems 1
 */
options: [ConfigOption, ...(ConfigOption)[]]
/**
 * Fewest values.
 */
min_items?: number
/**
 * Most values.
 */
max_items?: number
}
/**
 * A colour as `#rgb` or `#rrggbb`.
 */
export interface ColorConfigField {
id: ConfigName
/**
 * A colour.
 */
kind: "color"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: string
}
/**
 * An absolute http or https address.
 */
export interface UrlConfigField {
id: ConfigName
/**
 * An absolute address.
 */
kind: "url"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: string
/**
 * Whether it must start with `https://`.
 */
https_only?: boolean
}
/**
 * A span of time in ISO 8601, for example `PT30S` or `P1D`; weeks, days, hours, minutes and seconds, no months or years.
 */
export interface DurationConfigField {
id: ConfigName
/**
 * A span of time.
 */
kind: "duration"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
default?: ConfigDuration
min?: ConfigDuration
max?: ConfigDuration
}
/**
 * Any JSON that the given schema accepts.
 */
export interface JsonConfigField {
id: ConfigName
/**
 * Any JSON.
 */
kind: "json"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: {
[k: string]: unknown
}
/**
 * JSON Schema (2020-12) of the value.
 */
schema: {
[k: string]: unknown
}
}
/**
 * A list of short texts without repetitions.
 */
export interface TagsConfigField {
id: ConfigName
/**
 * A list of short texts.
 */
kind: "tags"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: string[]
/**
 * Most entries.
 */
max_items?: number
/**
 * Most characters of an entry.
 */
max_length?: number
/**
 * Regular expression (RE2 syntax) each entry must match.
 */
pattern?: string
/**
 * Named shape each entry must have.
 */
format?: ("email" | "hostname")
}
/**
 * A table whose columns are declared; its value is a list of objects in display order.
 */
export interface RowsConfigField {
id: ConfigName
/**
 * A table.
 */
kind: "rows"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
/**
 * Value where none is set.
 */
default?: {
[k: string]: unknown
}[]
/**
 * The columns in display order; a row has no other keys.
 * 
 * @minItems 1
 */
columns: [ConfigRowColumn, ...(ConfigRowColumn)[]]
/**
 * Most rows.
 */
max_rows: number
}
/**
 * One column of a table.
 */
export interface ConfigRowColumn {
/**
 * Key in each row.
 */
name: string
/**
 * A text, one of several values, or the code or id of something in the workspace.
 */
kind: ("string" | "enum" | "reference")
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Whether each row must have a value that is not empty.
 */
required: boolean
/**
 * Value of a row that leaves it out.
 */
default?: string
/**
 * Fewest characters of a text.
 */
min_length?: number
/**
 * Most characters of a text.
 */
max_length?: number
/**
 * The values of an `enum`.
 * 
 * @minItems 1
 */
options?: [ConfigOption, ...(ConfigOption)[]]
/**
 * Target of a `reference`; a value that does not exist counts as unset when read.
 */
target?: "flow"
}
/**
 * A switch that can be turned on for a share of conversations or workspaces.
 */
export interface FeatureFlagConfigField {
id: ConfigName
/**
 * A switch with a roll-out.
 */
kind: "feature_flag"
label: ConfigLabelKey
/**
 * English name, shown where a translation is missing.
 */
title: string
/**
 * Effect and unit of the value.
 */
description: string
/**
 * Levels at which it may be set; the most specific value wins.
 * 
 * @minItems 1
 */
allowed_scopes: [("global" | "organization" | "tenant"), ...(("global" | "organization" | "tenant"))[]]
/**
 * Whether anyone with a publishable key may read it.
 */
public_readable: boolean
/**
 * Whether the configuration API and the agent tools may read it.
 */
api_readable: boolean
/**
 * Never secret.
 */
secret: false
default?: FeatureFlag
}
/**
 * Value of a feature flag. Off for everyone unless `enabled`; then on for the ids in `enabledFor` and for a share of the audience, chosen by a stable hash of the field's path and the id, so that a growing share keeps those it had.
 */
export interface FeatureFlag {
/**
 * Master switch.
 */
enabled: boolean
/**
 * Share of the audience in percent.
 */
rolloutPercent: number
/**
 * Whose ids the share is taken of.
 */
audience: ("conversations" | "tenants")
/**
 * Ids of the audience for which it is on whatever the share.
 * 
 * @maxItems 1000
 */
enabledFor: string[]
}
