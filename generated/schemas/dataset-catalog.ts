// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * Name of a dataset.
 */
export type DatasetName = ("conversations" | "executions" | "messages" | "token_usage" | "goals" | "form_submissions" | "handoffs" | "telemetry" | "webhook_deliveries")
/**
 * Name of a dimension, measure, filter or underlying value.
 */
export type DatasetMemberName = string
/**
 * Kind of value.
 */
export type DatasetValueType = ("string" | "integer" | "number" | "boolean" | "uuid" | "date" | "datetime" | "enum")

/**
 * Shape of datasets.yaml, the declaration of everything that reports may group, compute and select by.
 */
export interface DatasetCatalog {
/**
 * The datasets in the order in which they are offered. Names are unique.
 * 
 * @minItems 1
 */
datasets: [DatasetDeclaration, ...(DatasetDeclaration)[]]
}
/**
 * One dataset. A report sees all of it but `time` and `of`, which are for the service alone.
 */
export interface DatasetDeclaration {
name: DatasetName
/**
 * Text to show.
 */
label: string
/**
 * Meaning of one row of the underlying data.
 */
description: string
time: DatasetMemberName
/**
 * Fields by which rows can be grouped; the first is `date`.
 * 
 * @minItems 1
 */
dimensions: [DatasetDimensionDeclaration, ...(DatasetDimensionDeclaration)[]]
/**
 * Figures that can be computed.
 * 
 * @minItems 1
 */
measures: [DatasetMeasureDeclaration, ...(DatasetMeasureDeclaration)[]]
/**
 * Fields by which rows can be selected.
 * 
 * @minItems 1
 */
filters: [DatasetFilterDeclaration, ...(DatasetFilterDeclaration)[]]
}
/**
 * Something rows can be grouped by.
 */
export interface DatasetDimensionDeclaration {
name: DatasetMemberName
/**
 * Heading to show.
 */
label: string
type: DatasetValueType
/**
 * All values of an `enum`.
 * 
 * @minItems 1
 */
values?: [string, ...(string)[]]
}
/**
 * Something that can be computed for each group.
 */
export interface DatasetMeasureDeclaration {
name: DatasetMemberName
/**
 * Heading to show.
 */
label: string
/**
 * Exact definition of the figure.
 */
description?: string
/**
 * Kind of number.
 */
type: ("integer" | "number")
/**
 * How the rows of a group become one number.
 */
aggregation: ("count" | "count_distinct" | "sum" | "avg" | "min" | "max" | "p95" | "ratio")
/**
 * The underlying value; for a ratio the two measures that are divided. A `count` has none.
 */
of?: (DatasetMemberName | [DatasetMemberName, DatasetMemberName])
/**
 * The counted rows.
 */
unit: ("count" | "ratio" | "milliseconds" | "tokens" | "micro_usd" | "micro_currency")
}
/**
 * Something rows can be selected by.
 */
export interface DatasetFilterDeclaration {
name: DatasetMemberName
/**
 * Text to show.
 */
label: string
type: DatasetValueType
/**
 * The operators it takes.
 * 
 * @minItems 1
 */
operators: [("eq" | "neq" | "in" | "not_in" | "gt" | "gte" | "lt" | "lte" | "contains" | "starts_with" | "is_null" | "is_not_null"), ...(("eq" | "neq" | "in" | "not_in" | "gt" | "gte" | "lt" | "lte" | "contains" | "starts_with" | "is_null" | "is_not_null"))[]]
/**
 * All values of an `enum`.
 * 
 * @minItems 1
 */
values?: [string, ...(string)[]]
/**
 * Whether its distinct values can be asked for.
 */
suggest: boolean
}
