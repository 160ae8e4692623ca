// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.
 */
export type Locale = string
/**
 * One answer for every call, or a list of answers for one call after the other.
 */
export type Stubs = (Stub | [Stub, ...(Stub)[]])
/**
 * A person of the team acts in a conversation that was handed over; give exactly one act. A reply of somebody who has not claimed the conversation claims it first.
 */
export type TestPersonAct = (TestPersonAct1 & TestPersonAct2)
export type TestPersonAct1 = ({
[k: string]: unknown
} | {
[k: string]: unknown
} | {
[k: string]: unknown
} | {
[k: string]: unknown
} | {
[k: string]: unknown
})

/**
 * Tests of one flow, as a YAML file next to it: `order-status.test.yaml` for `order-status.yaml`. `parley flow test FILE` runs them without a server; nothing outside is called, and time passes only where a test says so.
 */
export interface FlowTests {
/**
 * File of the flow, relative to this file.
 */
flow: string
/**
 * Workspace file whose flows and forms the flow may use, relative to this file.
 */
workspace?: string
coverage?: RequiredCoverage
/**
 * The tests; each starts a new run.
 * 
 * @minItems 1
 */
tests: [FlowTest, ...(FlowTest)[]]
}
/**
 * Shares in percent below which the tests fail even if each passes.
 */
export interface RequiredCoverage {
/**
 * Nodes that were entered.
 */
nodes?: number
/**
 * Ways out of branching nodes that were taken.
 */
branches?: number
}
/**
 * One conversation with the flow.
 */
export interface FlowTest {
/**
 * The promise of the test.
 */
name: string
/**
 * When the run starts.
 */
now?: string
/**
 * Result of random numbers: decides a `split`.
 */
random?: number
/**
 * Index of the branch that a `split` takes, by node id; of another flow by `<flow code>/<node id>`. `random` decides the others.
 */
splits?: {
[k: string]: number
}
/**
 * Node at which the run starts; the first node when absent.
 */
from?: string
/**
 * Variables of the conversation.
 */
variables?: {
[k: string]: unknown
}
/**
 * Context of the start.
 */
context?: {
[k: string]: unknown
}
/**
 * Entities of the start.
 */
entities?: {
[k: string]: unknown
}
/**
 * The conversation's customer.
 */
customer?: {
[k: string]: unknown
}
locale?: Locale
/**
 * Answers of `http` and `agent` nodes, by node id; of an HTTP tool of an `agent` node, by `<node id>/<tool>`. A flow that a tool runs is run. A call of an operation without one gets an example of what its document describes; a stub of such a call must fit that.
 */
stubs?: {
[k: string]: Stubs
}
/**
 * What happens, in order. The first step starts the run: with `say`, or with `event` where an event starts the flow.
 * 
 * @minItems 1
 */
steps: [FlowTestStep, ...(FlowTestStep)[]]
}
/**
 * What a call answers after all retries of its node: `text` of a model or the `toolCalls` it asks for, or `status`, `headers` and `body` of an HTTP service; the `passages` that an `answer` node or a tool `knowledge` finds, or the `documents` in which it looks for them, with the `text` of its model; or that it failed. A test fails where a stub has parts that the reply to its node lacks. A tool of an MCP server answers with `body` or `text`, or both.
 */
export interface Stub {
/**
 * The model's answer, or the text of a tool of an MCP server.
 */
text?: string
/**
 * Tools that the model calls, before the next request to it and its next answer.
 * 
 * @minItems 1
 * @maxItems 32
 */
toolCalls?: [StubbedToolCall, ...(StubbedToolCall)[]]
/**
 * Tokens that the model used, for the budget of `converse`.
 */
tokens?: number
/**
 * HTTP status; the call has failed unless it is from 200 to 299. A redirect is not followed.
 */
status?: number
/**
 * Response headers; the flow sees their names in small letters.
 */
headers?: {
[k: string]: string
}
/**
 * Response body, any JSON; a text is one that did not come as JSON.
 */
body?: {
[k: string]: unknown
}
/**
 * Passages that the question finds; none leaves the node unsure.
 * 
 * @maxItems 10
 */
passages?: []|[StubbedPassage]|[StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]
/**
 * Documents in which the question is looked for, by the ranking, `threshold` and number of passages of the node; instead of `passages`.
 * 
 * @maxItems 10
 */
documents?: []|[StubbedDocument]|[StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]
/**
 * The call fails with this message.
 */
fails?: string
/**
 * The workspace has spent its budget for language models: the call fails, and with `spent_handoff` the run is given to a person.
 */
budget?: ("spent" | "spent_handoff")
}
/**
 * The model calls a tool of its node.
 */
export interface StubbedToolCall {
/**
 * Name of the tool.
 */
name: string
/**
 * Its arguments.
 */
arguments?: {
[k: string]: unknown
}
}
/**
 * A passage of a document.
 */
export interface StubbedPassage {
/**
 * Its text.
 */
text: string
/**
 * Address of the document.
 */
url?: string
/**
 * Title of the document.
 */
title?: string
/**
 * Headings above it.
 */
headings?: string[]
}
/**
 * A document, which is cut into passages as one of a training source is.
 */
export interface StubbedDocument {
/**
 * Its content as Markdown.
 */
text: string
/**
 * Its address.
 */
url?: string
/**
 * Its title.
 */
title?: string
language?: Locale
}
/**
 * One input, and the expectations after it. A step with only an expectation has no input.
 */
export interface FlowTestStep {
/**
 * The visitor writes this.
 */
say?: string
/**
 * Intent that `say` means where the open question does not take it: its flow runs as an aside.
 */
intent?: string
/**
 * The visitor fills fields in, by name.
 */
answer?: {
[k: string]: unknown
}
/**
 * The visitor takes a choice, by id or label.
 */
choose?: string
/**
 * ISO 8601 duration that passes; timers that become due fire.
 */
advance?: string
event?: TestEvent
person?: TestPersonAct
expect?: Expectation
}
/**
 * A domain event is published.
 */
export interface TestEvent {
/**
 * Its name.
 */
name: string
/**
 * Its data.
 */
data?: {
[k: string]: unknown
}
}
export interface TestPersonAct2 {
/**
 * Name of the person.
 */
name?: string
/**
 * Claims the conversation.
 */
claim?: true
/**
 * Gives it back to the queue.
 */
release?: true
/**
 * Writes this to the visitor.
 */
reply?: string
/**
 * Hands it back to the flow with this outcome.
 */
handBack?: string
/**
 * Closes it.
 */
close?: true
}
/**
 * What has to be true after the step. Lists name exactly what the step brought; objects name what must be there, and more may be.
 */
export interface Expectation {
/**
 * State of the run.
 */
status?: ("waiting_input" | "waiting_time" | "completed" | "failed" | "aborted")
/**
 * Blocks that the step added, in order: a text (of a message, a prompt, a title), or `type` and parts of the payload.
 */
blocks?: (string | {
[k: string]: unknown
})[]
/**
 * Variables of the flow that is running.
 */
variables?: {
[k: string]: unknown
}
/**
 * Calls that the step made, with parts of each: `node`, `url`, `method`, `body`, `prompt`, …
 */
calls?: {
[k: string]: unknown
}[]
/**
 * Domain events that the step raised: `event` and parts of `data`.
 */
events?: {
[k: string]: unknown
}[]
/**
 * Goals that the step recorded: `code` and parts of `props`.
 */
goals?: {
[k: string]: unknown
}[]
/**
 * Passages that the `answer` nodes of the step found, the best first: each by the address or title of its document, or by either with one of its headings, as `https://help.acme.example/refunds#By card`.
 */
retrieves?: string[]
/**
 * Passages that prove the sentences which the step showed, in the order of their first quotes; named as in `retrieves`. Sentences without a proof are not shown, and cite nothing.
 */
cites?: string[]
/**
 * Reason of a handoff that the step asked for.
 */
handoff?: string
/**
 * The answer was refused: `field` and `rule` of each violation.
 */
rejected?: {
[k: string]: unknown
}[]
/**
 * Why the run failed or expired: `kind`, `nodeId`.
 */
failure?: {
[k: string]: unknown
}
}
