// Written by `make generate` from contracts/schemas/flow.yaml and form.yaml. Do not edit.
import type { Field, NodeType, Shape } from './catalog-types.ts'

export type { Field, NodeType, Shape, EdgeField } from './catalog-types.ts'

/** Title of each group of node types, in their order. */
export const groups: Readonly<Record<string, string>> = {
  "messages": "Messages",
  "questions": "Questions",
  "logic": "Logic",
  "actions": "Actions",
  "endings": "Endings"
}

/** Properties of a flow other than its nodes. */
export const flowFields: readonly Field[] = [
  {
    "name": "code",
    "kind": "FlowCode",
    "title": "Code",
    "description": "A slug of lower-case letters, digits, hyphen and underscore; unique in the workspace.",
    "required": true
  },
  {
    "name": "name",
    "kind": "string",
    "description": "Display name of the flow.",
    "minLength": 1,
    "maxLength": 200,
    "evident": true,
    "title": "Name",
    "required": true
  },
  {
    "name": "description",
    "kind": "string",
    "description": "Purpose of the flow.",
    "maxLength": 2000,
    "evident": true,
    "title": "Description"
  },
  {
    "name": "triggers",
    "kind": "array",
    "description": "Triggers of the flow. A flow without triggers is only called by other flows.",
    "maxItems": 100,
    "evident": true,
    "items": {
      "kind": "Trigger"
    },
    "title": "Triggers"
  },
  {
    "name": "variables",
    "kind": "object",
    "description": "Variables with their values at the start of an execution. Values that a conversation already has win over them.",
    "keys": {
      "kind": "VariableName"
    },
    "entries": {
      "kind": "VariableValue"
    },
    "title": "Variables"
  },
  {
    "name": "locale",
    "kind": "Locale",
    "title": "Language",
    "description": "Language of its texts; the workspace's when absent.",
    "advanced": true
  },
  {
    "name": "asides",
    "kind": "boolean",
    "description": "Whether the questions of the flow permit asides, unless they say otherwise themselves.",
    "default": false,
    "advanced": true,
    "title": "Asides"
  },
  {
    "name": "start",
    "kind": "Target",
    "title": "First node",
    "description": "Id of the first node; the first of `nodes` when absent.",
    "advanced": true
  }
]

/** The kinds of fields, by name: all definitions that a field refers to, at any depth. */
export const definitions: Readonly<Record<string, Shape>> = {
  "Accept": {
    "kind": "array",
    "title": "Accept",
    "description": "Media types that are taken (`image/png`, `image/*`) or file name endings (`.pdf`). Files and images only; an `image` field takes `image/*` when absent, a `file` field everything.",
    "maxItems": 100,
    "items": {
      "kind": "string",
      "minLength": 1,
      "maxLength": 127
    }
  },
  "AgentConversation": {
    "kind": "object",
    "title": "AgentConversation",
    "description": "The model talks with the visitor: each of its answers is shown, the execution waits as at a question, and the visitor's message goes to the model in the same exchange. The conversation is over when the model calls its tool `done`. It reads its task, the prompt, and what was said and called since; of a very long conversation it no longer reads the beginning. A flow that is a tool cannot converse.",
    "fields": [
      {
        "name": "until",
        "kind": "string",
        "title": "Until",
        "description": "When the conversation is over, for the model: the description of its tool `done`.",
        "examples": [
          "The visitor has chosen a day and a time."
        ],
        "minLength": 1,
        "maxLength": 1000,
        "required": true
      },
      {
        "name": "result",
        "kind": "ToolParameters",
        "title": "Result",
        "description": "What the model passes to `done`, by name; `saveAs` takes it."
      },
      {
        "name": "maxTurns",
        "kind": "integer",
        "description": "Messages of the visitor that the model answers. After the answer to the last one the execution goes on at `onBudget`.",
        "default": 12,
        "minimum": 1,
        "maximum": 50,
        "title": "Max turns"
      },
      {
        "name": "maxTokens",
        "kind": "integer",
        "description": "Tokens that all requests of one visit may use together, sent and written. When they are used up the execution goes on at `onBudget`.",
        "minimum": 1,
        "maximum": 10000000,
        "advanced": true,
        "title": "Max tokens"
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "title": "Expires after",
        "description": "Time after which a message of the visitor is no longer awaited; when absent, what the setting “Lifetime of a wait” says."
      }
    ],
    "initial": {}
  },
  "AgentFlowTool": {
    "kind": "object",
    "title": "AgentFlowTool",
    "description": "Runs a published flow. The arguments are its variables; the model reads `{outputs, messages}`: the outputs of the end it reached, and what it would have shown, which the visitor does not see. Goals and events of the flow count. A flow that waits (for an answer, a time or an event), hands over to a person or fails ends there, and the model reads that as an error.",
    "fields": [
      {
        "name": "type",
        "kind": "any",
        "description": "Runs a flow.",
        "const": "flow",
        "title": "Type",
        "required": true
      },
      {
        "name": "name",
        "kind": "ToolName",
        "title": "Name",
        "description": "Name by which the model calls it.",
        "required": true
      },
      {
        "name": "description",
        "kind": "ToolDescription",
        "title": "Description",
        "description": "Purpose and use of the tool, for the model.",
        "required": true
      },
      {
        "name": "parameters",
        "kind": "ToolParameters",
        "title": "Parameters",
        "description": "The arguments that the model passes, by name; there are no others."
      },
      {
        "name": "flow",
        "kind": "FlowCode",
        "description": "Code of the flow.",
        "references": "flow",
        "evident": true,
        "title": "Flow",
        "required": true
      },
      {
        "name": "inputs",
        "kind": "ValueMap",
        "description": "Values of its variables.",
        "title": "Inputs"
      }
    ],
    "initial": {
      "type": "flow"
    }
  },
  "AgentHttpTool": {
    "kind": "object",
    "title": "AgentHttpTool",
    "description": "Calls the service behind a connection of provider `http`, below its address and with its credentials, under an idempotency key of the call. In `path`, `query` and `body` the model's arguments are `args`; in `path` their values are encoded, so that none adds a segment or a query. The model reads `{status, body}`; a status that is not from 200 to 299 is an error.",
    "fields": [
      {
        "name": "type",
        "kind": "any",
        "description": "Calls a service.",
        "const": "http",
        "title": "Type",
        "required": true
      },
      {
        "name": "name",
        "kind": "ToolName",
        "title": "Name",
        "description": "Name by which the model calls it.",
        "required": true
      },
      {
        "name": "description",
        "kind": "ToolDescription",
        "title": "Description",
        "description": "Purpose and use of the tool, for the model.",
        "required": true
      },
      {
        "name": "parameters",
        "kind": "ToolParameters",
        "title": "Parameters",
        "description": "The arguments that the model passes, by name; there are no others."
      },
      {
        "name": "connection",
        "kind": "ConnectionCode",
        "title": "Connection",
        "description": "Code of a connection of the workspace.",
        "required": true
      },
      {
        "name": "method",
        "kind": "string",
        "description": "The HTTP method.",
        "enum": [
          "GET",
          "POST",
          "PUT",
          "PATCH",
          "DELETE"
        ],
        "default": "GET",
        "evident": true,
        "title": "Method"
      },
      {
        "name": "path",
        "kind": "string",
        "description": "Template of the path below the connection's address. A path with a segment `.` or `..` is not called.",
        "examples": [
          "/orders/{{ args.order_no }}"
        ],
        "maxLength": 2000,
        "pattern": "^/",
        "title": "Path",
        "required": true
      },
      {
        "name": "query",
        "kind": "ValueMap",
        "description": "Query parameters by name.",
        "title": "Query"
      },
      {
        "name": "body",
        "kind": "Value",
        "description": "Body of the request, sent as JSON.",
        "title": "Body"
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "title": "Time limit",
        "description": "Milliseconds the call may take.",
        "default": 10000,
        "minimum": 100,
        "maximum": 60000,
        "unit": "ms",
        "advanced": true
      }
    ],
    "initial": {
      "type": "http"
    }
  },
  "AgentKnowledgeTool": {
    "kind": "object",
    "title": "AgentKnowledgeTool",
    "description": "Finds passages of the workspace's documents. The model gives a `question` and reads `{passages: [{passage, title, headings, text, url}]}`; for a number such as `[1]` in its text a card links to the document of that passage. The passages are withdrawn when the visitor writes again.",
    "fields": [
      {
        "name": "type",
        "kind": "any",
        "description": "Finds passages of documents.",
        "const": "knowledge",
        "title": "Type",
        "required": true
      },
      {
        "name": "name",
        "kind": "ToolName",
        "title": "Name",
        "description": "Name by which the model calls it.",
        "required": true
      },
      {
        "name": "description",
        "kind": "ToolDescription",
        "title": "Description",
        "description": "Purpose and use of the tool, for the model.",
        "required": true
      },
      {
        "name": "sources",
        "kind": "AnswerSources",
        "title": "Sources",
        "description": "Names of the training sources that it answers from; absent, all."
      },
      {
        "name": "labels",
        "kind": "AnswerLabels",
        "title": "Labels",
        "description": "Only training sources, and documents, with one of these labels; absent, all."
      },
      {
        "name": "language",
        "kind": "Template",
        "description": "Tag of the only language that is searched, such as `de`; absent or empty, all.",
        "advanced": true,
        "title": "Language"
      },
      {
        "name": "passages",
        "kind": "AnswerPassages",
        "advanced": true,
        "title": "Passages",
        "description": "Passages that are given to the model."
      },
      {
        "name": "threshold",
        "kind": "AnswerThreshold",
        "advanced": true,
        "title": "Threshold",
        "description": "How much of the question a passage must speak of to count, from 0 to 1."
      },
      {
        "name": "trusted",
        "kind": "boolean",
        "description": "Whether the model may call other tools after it has read passages. A document may ask for such a call.",
        "default": false,
        "advanced": true,
        "title": "Trusted"
      }
    ],
    "initial": {
      "type": "knowledge"
    }
  },
  "AgentOperationTool": {
    "kind": "object",
    "title": "AgentOperationTool",
    "description": "Calls an operation of the OpenAPI document of a connection, or a tool of an MCP server. The model gives the arguments that `arguments` leaves out; it reads `{status, body}`, and a status that is not from 200 to 299 as an error. Of a tool of a server it reads `{body}`.",
    "fields": [
      {
        "name": "type",
        "kind": "any",
        "description": "Calls an operation of a connection.",
        "const": "operation",
        "title": "Type",
        "required": true
      },
      {
        "name": "name",
        "kind": "ToolName",
        "description": "Name by which the model calls it; made from the id of the operation when absent.",
        "title": "Name"
      },
      {
        "name": "description",
        "kind": "ToolDescription",
        "description": "Purpose and use of the tool, for the model; the summary of the operation when absent.",
        "title": "Description"
      },
      {
        "name": "connection",
        "kind": "ConnectionCode",
        "title": "Connection",
        "description": "Code of a connection of the workspace.",
        "required": true
      },
      {
        "name": "operation",
        "kind": "OperationId",
        "title": "Operation",
        "description": "Id of an operation in the document of the connection, or name of a tool of its MCP server.",
        "required": true
      },
      {
        "name": "arguments",
        "kind": "OperationArguments",
        "description": "Arguments that the flow gives; the model neither sees nor changes them.",
        "title": "Arguments"
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "title": "Time limit",
        "description": "Milliseconds the call may take.",
        "default": 10000,
        "minimum": 100,
        "maximum": 60000,
        "unit": "ms",
        "advanced": true
      }
    ],
    "initial": {
      "type": "operation"
    }
  },
  "AgentTool": {
    "kind": "object",
    "title": "AgentTool",
    "description": "Something that a model may call. Arguments that break the tool's parameters, a failure of the tool and a call beyond `maxToolCalls` are answers that the model reads; they do not fail the node. An answer longer than 20,000 characters as JSON is cut.",
    "oneOf": [
      "AgentFlowTool",
      "AgentHttpTool",
      "AgentOperationTool",
      "AgentKnowledgeTool"
    ]
  },
  "AnswerLabels": {
    "kind": "array",
    "title": "AnswerLabels",
    "description": "Only training sources, and documents, with one of these labels; absent, all.",
    "minItems": 1,
    "maxItems": 20,
    "items": {
      "kind": "string",
      "description": "Label of training sources or documents.",
      "minLength": 1,
      "maxLength": 50
    }
  },
  "AnswerPassages": {
    "kind": "integer",
    "title": "AnswerPassages",
    "description": "Passages that are given to the model.",
    "default": 3,
    "minimum": 1,
    "maximum": 10
  },
  "AnswerSources": {
    "kind": "array",
    "title": "AnswerSources",
    "description": "Names of the training sources that it answers from; absent, all.",
    "minItems": 1,
    "maxItems": 20,
    "items": {
      "kind": "string",
      "description": "Name of a training source.",
      "minLength": 1,
      "maxLength": 200
    }
  },
  "AnswerThreshold": {
    "kind": "number",
    "title": "AnswerThreshold",
    "description": "How much of the question a passage must speak of to count, from 0 to 1.",
    "default": 0.4,
    "minimum": 0,
    "maximum": 1
  },
  "AsideIntents": {
    "kind": "array",
    "title": "AsideIntents",
    "description": "The only intents that may interrupt the question; absent, all that the session may start.",
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "kind": "string",
      "description": "Name of an intent.",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"
    }
  },
  "Asides": {
    "kind": "boolean",
    "title": "Asides",
    "description": "Whether a text that the question cannot take, or refuses, is offered to the intents of the session. The flow of the intent that it means then runs as an aside, in the same execution, and the question is asked again: its block is repeated, its answer and its time stay as they were. When that time is over, the question has expired, also within an aside, unless a person has the conversation. An aside may ask and call like a subflow; its own questions permit no asides. A failure ends the aside only. As the flow says when absent."
  },
  "Assignments": {
    "kind": "object",
    "title": "Assignments",
    "description": "New values by variable name.",
    "keys": {
      "kind": "SaveAs"
    },
    "entries": {
      "kind": "Value"
    }
  },
  "AwaitedEvent": {
    "kind": "object",
    "title": "AwaitedEvent",
    "description": "The event to wait for; from then on it is `event`. Every event of that name in the workspace counts that the correlation and the filter admit: one that comes while the execution waits, and one that was raised up to 10 seconds before the wait began, in the same conversation or from outside. Of several earlier ones the newest counts. An event that has started or moved this execution does not count for it again; one of the others is not lost because a later one, or one of another name, came first.",
    "fields": [
      {
        "name": "name",
        "kind": "EventName",
        "title": "Name",
        "description": "Name of a domain event.",
        "required": true
      },
      {
        "name": "correlation",
        "kind": "object",
        "description": "Fields of the event with the text that each must have, taken from the execution when the wait begins: `{ order: '{{ vars.order }}' }`. They are looked up in an index, so that an event costs what it wakes, not what waits for its name; a filter is evaluated for every execution that waits.",
        "keys": {
          "kind": "EventField"
        },
        "entries": {
          "kind": "Template"
        },
        "title": "Correlation"
      },
      {
        "name": "filter",
        "kind": "Expression",
        "title": "Filter",
        "description": "Which of these events count; every one when absent."
      }
    ],
    "initial": {}
  },
  "CardAction": {
    "kind": "object",
    "title": "CardAction",
    "description": "A link on a card.",
    "fields": [
      {
        "name": "label",
        "kind": "Template",
        "description": "Text of the link.",
        "evident": true,
        "title": "Label",
        "required": true
      },
      {
        "name": "url",
        "kind": "Template",
        "title": "Address",
        "description": "Where it leads.",
        "required": true
      }
    ],
    "initial": {
      "label": "",
      "url": ""
    }
  },
  "ChatIntentTrigger": {
    "kind": "object",
    "title": "ChatIntentTrigger",
    "description": "Starts the flow when a chat message names the intent. One published flow owns an intent in a workspace.",
    "fields": [
      {
        "name": "type",
        "kind": "any",
        "description": "Started by a chat intent.",
        "const": "chat_intent",
        "title": "Type",
        "required": true
      },
      {
        "name": "intent",
        "kind": "string",
        "description": "Name of the intent.",
        "pattern": "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$",
        "evident": true,
        "title": "Intent",
        "required": true
      },
      {
        "name": "description",
        "kind": "string",
        "description": "When to choose this intent, for agents and classifiers.",
        "maxLength": 2000,
        "title": "Description"
      },
      {
        "name": "examples",
        "kind": "array",
        "description": "Example texts of visitors for the intent.",
        "maxItems": 100,
        "items": {
          "kind": "string",
          "maxLength": 500
        },
        "title": "Examples"
      },
      {
        "name": "display",
        "kind": "IntentDisplay",
        "title": "Display",
        "description": "How clients show the intent as something to choose."
      },
      {
        "name": "requiredEntities",
        "kind": "array",
        "description": "Entities a caller should extract first.",
        "maxItems": 50,
        "advanced": true,
        "items": {
          "kind": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "title": "Required entities"
      },
      {
        "name": "entities",
        "kind": "object",
        "description": "How entities are found in what a visitor typed. The flow reads them as `entities.<name>`, and asks for those that are missing.",
        "advanced": true,
        "keys": {
          "kind": "any",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9_]*$"
        },
        "entries": {
          "kind": "EntityDefinition"
        },
        "title": "Entities"
      },
      {
        "name": "priority",
        "kind": "integer",
        "description": "Order among intents; higher first.",
        "default": 0,
        "minimum": -1000000,
        "maximum": 1000000,
        "advanced": true,
        "title": "Priority"
      }
    ],
    "initial": {
      "type": "chat_intent"
    }
  },
  "Choice": {
    "kind": "object",
    "title": "Choice",
    "description": "One button.",
    "fields": [
      {
        "name": "label",
        "kind": "Template",
        "description": "Text of the button.",
        "evident": true,
        "title": "Label",
        "required": true
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "text",
        "kind": "Template",
        "title": "Text",
        "description": "A sentence below the label.",
        "advanced": true
      },
      {
        "name": "icon",
        "kind": "string",
        "description": "An emoji or the name of an icon.",
        "minLength": 1,
        "maxLength": 200,
        "advanced": true,
        "title": "Icon"
      },
      {
        "name": "imageUrl",
        "kind": "Template",
        "title": "Picture",
        "description": "Address of a picture above the label.",
        "advanced": true
      },
      {
        "name": "when",
        "kind": "Expression",
        "title": "Offered when",
        "description": "The choice is offered only if this is true when the question is asked; always when absent.",
        "advanced": true
      },
      {
        "name": "id",
        "kind": "string",
        "description": "Value of the answer.",
        "minLength": 1,
        "maxLength": 64,
        "advanced": true,
        "title": "ID",
        "required": true
      }
    ],
    "initial": {
      "label": ""
    }
  },
  "ConditionBranch": {
    "kind": "object",
    "title": "ConditionBranch",
    "description": "One branch.",
    "fields": [
      {
        "name": "label",
        "kind": "NodeLabel",
        "title": "Label",
        "description": "Name of the node for people, in editors and reports."
      },
      {
        "name": "when",
        "kind": "Expression",
        "title": "When",
        "description": "True when its value counts as true.",
        "required": true
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow).",
        "required": true
      }
    ],
    "initial": {
      "next": null,
      "when": ""
    }
  },
  "ConnectionCode": {
    "kind": "string",
    "title": "ConnectionCode",
    "description": "Code of a connection of the workspace.",
    "pattern": "^[a-z0-9][a-z0-9_-]{0,63}$",
    "references": "connection",
    "evident": true
  },
  "Domain": {
    "kind": "string",
    "title": "Domain",
    "description": "A domain name; it matches itself and its subdomains.",
    "minLength": 1,
    "maxLength": 253,
    "pattern": "^[^\\s@/:]+$"
  },
  "Duration": {
    "kind": "string",
    "title": "Duration",
    "description": "An ISO 8601 duration, of at most 1000 years.",
    "examples": [
      "PT24H"
    ],
    "maxLength": 64,
    "format": "duration"
  },
  "DurationTemplate": {
    "kind": "string",
    "title": "DurationTemplate",
    "description": "An ISO 8601 duration of at most 1000 years, or a template that becomes one. Where it becomes none, or leads past the year 9999, the execution fails.",
    "examples": [
      "PT2S",
      "PT{{ vars.minutes }}M"
    ],
    "minLength": 2,
    "maxLength": 2000
  },
  "EntityDefinition": {
    "kind": "object",
    "title": "EntityDefinition",
    "description": "How an entity is found in a text; the first match counts.",
    "choose": [
      "pattern",
      "options",
      "type"
    ],
    "fields": [
      {
        "name": "pattern",
        "kind": "string",
        "description": "Regular expression (RE2). Its first group is the value, or without a group all of the match.",
        "minLength": 1,
        "maxLength": 500,
        "title": "Pattern"
      },
      {
        "name": "options",
        "kind": "array",
        "description": "Words that stand for a value.",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "kind": "EntityOption"
        },
        "title": "Options"
      },
      {
        "name": "type",
        "kind": "string",
        "description": "A kind of value: a date is written `2026-12-31`.",
        "enum": [
          "email",
          "number",
          "date"
        ],
        "title": "Type"
      }
    ],
    "initial": {}
  },
  "EntityOption": {
    "kind": "object",
    "title": "EntityOption",
    "description": "A value and the words that stand for it.",
    "fields": [
      {
        "name": "value",
        "kind": "string",
        "description": "The value of the entity.",
        "minLength": 1,
        "maxLength": 200,
        "title": "Value",
        "required": true
      },
      {
        "name": "synonyms",
        "kind": "array",
        "description": "Other words for it; capitals do not matter.",
        "maxItems": 50,
        "items": {
          "kind": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "title": "Synonyms"
      }
    ],
    "initial": {}
  },
  "EventName": {
    "kind": "string",
    "title": "EventName",
    "description": "Name of a domain event.",
    "examples": [
      "order.shipped"
    ],
    "pattern": "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$",
    "references": "event",
    "evident": true
  },
  "EventTrigger": {
    "kind": "object",
    "title": "EventTrigger",
    "description": "Starts the flow for every domain event of that name that its correlation and its filter admit.",
    "fields": [
      {
        "name": "type",
        "kind": "any",
        "description": "Started by a domain event.",
        "const": "event",
        "title": "Type",
        "required": true
      },
      {
        "name": "event",
        "kind": "EventName",
        "title": "Event",
        "description": "Name of a domain event.",
        "required": true
      },
      {
        "name": "correlation",
        "kind": "object",
        "description": "Fields of the event with the literal text that each must have: `{ shop: berlin }`. They are looked up in an index: where thousands of flows subscribe to one event, only those are considered whose fields correspond.",
        "keys": {
          "kind": "EventField"
        },
        "entries": {
          "kind": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "title": "Correlation"
      },
      {
        "name": "filter",
        "kind": "Expression",
        "title": "Filter",
        "description": "Which of these events start it; every one when absent."
      }
    ],
    "initial": {
      "type": "event"
    }
  },
  "Expression": {
    "kind": "string",
    "title": "Expression",
    "description": "A JSONata expression. One evaluation may take 50,000 steps and make values of a million characters, all of one turn or one event together 250,000 steps; regular expressions are RE2.",
    "examples": [
      "vars.total > 100"
    ],
    "minLength": 1,
    "maxLength": 4000
  },
  "FieldConfig": {
    "kind": "object",
    "title": "FieldConfig",
    "description": "Settings of the control, passed to clients as they are. `visibleIf`, `accept`, `maxSizeMb` and `default` mean what the keys next to `config` mean (`defaultValue` for `default`), which win when both are given.",
    "nullable": true,
    "fields": [
      {
        "name": "visibleIf",
        "kind": "VisibleIf",
        "title": "Visible if",
        "description": "When the field is shown. A field that is not shown is not required, and its value is not taken. Either a comparison with another field, which every client can evaluate, or an expression over the other values (`input.topic = 'delivery'`)."
      },
      {
        "name": "accept",
        "kind": "Accept",
        "title": "Accept",
        "description": "Media types that are taken (`image/png`, `image/*`) or file name endings (`.pdf`). Files and images only; an `image` field takes `image/*` when absent, a `file` field everything."
      },
      {
        "name": "maxSizeMb",
        "kind": "MaxSizeMb",
        "title": "Max size MB",
        "description": "Largest file in megabytes of 2^20 bytes; 100 when absent. Files and images only."
      },
      {
        "name": "rows",
        "kind": "integer",
        "description": "Height of a text area in lines.",
        "minimum": 1,
        "maximum": 100,
        "title": "Rows"
      },
      {
        "name": "default",
        "kind": "FieldDefault",
        "title": "Default",
        "description": "Value of a field before anything is entered."
      }
    ],
    "initial": {}
  },
  "FieldDefault": {
    "kind": "any",
    "title": "FieldDefault",
    "description": "Value of a field before anything is entered."
  },
  "FieldName": {
    "kind": "string",
    "title": "FieldName",
    "description": "Key of the field's value. In a flow the answer becomes the variable of that name. Names that JavaScript objects reserve are refused.",
    "examples": [
      "order_no"
    ],
    "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,63}$"
  },
  "FieldOption": {
    "kind": "object",
    "title": "FieldOption",
    "description": "One value to choose.",
    "fields": [
      {
        "name": "value",
        "kind": "string",
        "description": "Stored value.",
        "maxLength": 500,
        "title": "Value",
        "required": true
      },
      {
        "name": "label",
        "kind": "string",
        "description": "Displayed text.",
        "maxLength": 500,
        "title": "Label",
        "required": true
      }
    ],
    "initial": {
      "value": "",
      "label": ""
    }
  },
  "FieldType": {
    "kind": "string",
    "title": "FieldType",
    "description": "Kind of value. `text textarea email phone url date time hidden` hold a string, `number` and `rating` a number, `select` and `radio` one option's value, `multiselect` an array of them, `checkbox` and `consent` a boolean (a `checkbox` with options: an array of option values), `file` and `image` a file reference or an array of them.",
    "enum": [
      "text",
      "textarea",
      "email",
      "phone",
      "number",
      "url",
      "date",
      "time",
      "select",
      "multiselect",
      "radio",
      "checkbox",
      "consent",
      "rating",
      "file",
      "image",
      "hidden"
    ]
  },
  "FieldValidation": {
    "kind": "object",
    "title": "FieldValidation",
    "description": "Rules for the value. All are enforced by the server; `blocked_words`, `block_free_mailboxes` and `block_disposable_mailboxes` are withheld from clients. Lengths count Unicode code points of the trimmed text.",
    "examples": [
      {
        "format": "email",
        "email_allow_domains": [
          "acme.example"
        ],
        "block_disposable_mailboxes": true
      }
    ],
    "fields": [
      {
        "name": "format",
        "kind": "string",
        "description": "Shape of a text value beyond its field type.",
        "enum": [
          "email",
          "url",
          "phone",
          "date",
          "time",
          "uuid"
        ],
        "for": [
          "text",
          "textarea"
        ],
        "title": "Format"
      },
      {
        "name": "min_length",
        "kind": "integer",
        "title": "Shortest text",
        "description": "Least number of code points.",
        "minimum": 0,
        "for": [
          "text",
          "textarea",
          "email",
          "phone",
          "url"
        ],
        "unit": "characters"
      },
      {
        "name": "max_length",
        "kind": "integer",
        "title": "Longest text",
        "description": "Largest number of code points.",
        "minimum": 0,
        "for": [
          "text",
          "textarea",
          "email",
          "phone",
          "url"
        ],
        "unit": "characters"
      },
      {
        "name": "word_min",
        "kind": "integer",
        "title": "Fewest words",
        "description": "Least number of words (runs without white space).",
        "minimum": 0,
        "for": [
          "text",
          "textarea"
        ],
        "unit": "words"
      },
      {
        "name": "word_max",
        "kind": "integer",
        "title": "Most words",
        "description": "Largest number of words.",
        "minimum": 0,
        "for": [
          "text",
          "textarea"
        ],
        "unit": "words"
      },
      {
        "name": "pattern",
        "kind": "string",
        "description": "Regular expression (RE2 syntax: no backreferences, no look-around) that must match somewhere in the text; anchor it to match all of it.",
        "minLength": 1,
        "maxLength": 1000,
        "for": [
          "text",
          "textarea",
          "email",
          "phone",
          "url",
          "date",
          "time"
        ],
        "title": "Pattern"
      },
      {
        "name": "min",
        "kind": "number",
        "title": "Smallest number",
        "description": "Smallest number.",
        "for": [
          "number"
        ]
      },
      {
        "name": "max",
        "kind": "number",
        "title": "Largest number",
        "description": "Largest number; of a `rating` also the number of steps (5 when absent).",
        "for": [
          "number",
          "rating"
        ]
      },
      {
        "name": "step",
        "kind": "number",
        "description": "The number is a multiple of this, counted from `min` or 0.",
        "exclusiveMinimum": 0,
        "for": [
          "number"
        ],
        "title": "Step"
      },
      {
        "name": "integer",
        "kind": "boolean",
        "title": "Whole numbers only",
        "description": "Whether the number must be whole.",
        "for": [
          "number"
        ]
      },
      {
        "name": "multiple_emails",
        "kind": "boolean",
        "title": "Several addresses",
        "description": "Whether several e-mail addresses may be given, separated by commas.",
        "for": [
          "email"
        ]
      },
      {
        "name": "email_allow_domains",
        "kind": "array",
        "title": "Allowed domains",
        "description": "Domains of which an address must be one, or a subdomain of one; empty means any.",
        "maxItems": 1000,
        "for": [
          "email"
        ],
        "items": {
          "kind": "Domain"
        }
      },
      {
        "name": "url_https_only",
        "kind": "boolean",
        "title": "Only https",
        "description": "Whether `http://` is refused.",
        "for": [
          "url"
        ]
      },
      {
        "name": "url_allow_domains",
        "kind": "array",
        "title": "Allowed domains",
        "description": "Domains of which the address's host must be one, or a subdomain of one; empty means any.",
        "maxItems": 1000,
        "for": [
          "url"
        ],
        "items": {
          "kind": "Domain"
        }
      },
      {
        "name": "date_min",
        "kind": "string",
        "title": "First day",
        "description": "First day that is taken (`YYYY-MM-DD`, or `today`).",
        "maxLength": 40,
        "for": [
          "date"
        ]
      },
      {
        "name": "date_max",
        "kind": "string",
        "title": "Last day",
        "description": "Last day that is taken (`YYYY-MM-DD`, or `today`).",
        "maxLength": 40,
        "for": [
          "date"
        ]
      },
      {
        "name": "date_no_weekends",
        "kind": "boolean",
        "title": "No weekends",
        "description": "Whether Saturdays and Sundays are refused.",
        "for": [
          "date"
        ]
      },
      {
        "name": "select_min",
        "kind": "integer",
        "title": "Fewest options",
        "description": "Least number of chosen options.",
        "minimum": 0,
        "for": [
          "multiselect",
          "checkbox"
        ]
      },
      {
        "name": "select_max",
        "kind": "integer",
        "title": "Most options",
        "description": "Largest number of chosen options.",
        "minimum": 0,
        "for": [
          "multiselect",
          "checkbox"
        ]
      },
      {
        "name": "require_option",
        "kind": "string",
        "title": "Option that must be chosen",
        "description": "Value of an option that must be among the chosen ones.",
        "for": [
          "multiselect",
          "checkbox"
        ]
      },
      {
        "name": "must_accept",
        "kind": "boolean",
        "title": "Must be accepted",
        "description": "Whether a consent or checkbox must be true.",
        "for": [
          "checkbox",
          "consent"
        ]
      },
      {
        "name": "rating_min",
        "kind": "integer",
        "title": "Lowest rating",
        "description": "Smallest rating.",
        "minimum": 0,
        "for": [
          "rating"
        ]
      },
      {
        "name": "file_min",
        "kind": "integer",
        "title": "Fewest files",
        "description": "Least number of files.",
        "minimum": 0,
        "for": [
          "file",
          "image"
        ]
      },
      {
        "name": "file_max",
        "kind": "integer",
        "title": "Most files",
        "description": "Largest number of files (1 when absent).",
        "minimum": 1,
        "for": [
          "file",
          "image"
        ]
      },
      {
        "name": "image_min_width",
        "kind": "integer",
        "title": "Least width",
        "description": "Least width of an image in pixels.",
        "minimum": 1,
        "for": [
          "image"
        ],
        "unit": "px"
      },
      {
        "name": "image_min_height",
        "kind": "integer",
        "title": "Least height",
        "description": "Least height of an image in pixels.",
        "minimum": 1,
        "for": [
          "image"
        ],
        "unit": "px"
      },
      {
        "name": "messages",
        "kind": "object",
        "description": "Sentences to show instead of the usual ones, keyed by rule code (`required`, `pattern`, …).",
        "entries": {
          "kind": "string",
          "maxLength": 500
        },
        "title": "Messages"
      },
      {
        "name": "blocked_words",
        "kind": "array",
        "description": "Words that must not occur as whole words, whatever their case. Never sent to clients.",
        "maxItems": 5000,
        "for": [
          "text",
          "textarea"
        ],
        "items": {
          "kind": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "title": "Blocked words"
      },
      {
        "name": "block_free_mailboxes",
        "kind": "boolean",
        "title": "No free mailboxes",
        "description": "Whether addresses at free mail providers are refused. Never sent to clients.",
        "for": [
          "email"
        ]
      },
      {
        "name": "block_disposable_mailboxes",
        "kind": "boolean",
        "title": "No throw-away mailboxes",
        "description": "Whether addresses at throw-away mail providers are refused. Never sent to clients.",
        "for": [
          "email"
        ]
      }
    ],
    "initial": {}
  },
  "FlowCode": {
    "kind": "string",
    "title": "FlowCode",
    "description": "A slug of lower-case letters, digits, hyphen and underscore; unique in the workspace.",
    "examples": [
      "order-status"
    ],
    "pattern": "^[a-z0-9][a-z0-9_-]{0,63}$"
  },
  "FormField": {
    "kind": "object",
    "title": "FormField",
    "description": "One question with its rules.",
    "evident": true,
    "fields": [
      {
        "name": "name",
        "kind": "FieldName",
        "title": "Name",
        "description": "Key of the field's value. In a flow the answer becomes the variable of that name. Names that JavaScript objects reserve are refused.",
        "required": true
      },
      {
        "name": "type",
        "kind": "FieldType",
        "title": "Type",
        "description": "Kind of value. `text textarea email phone url date time hidden` hold a string, `number` and `rating` a number, `select` and `radio` one option's value, `multiselect` an array of them, `checkbox` and `consent` a boolean (a `checkbox` with options: an array of option values), `file` and `image` a file reference or an array of them.",
        "required": true
      },
      {
        "name": "label",
        "kind": "string",
        "description": "Text next to the field; its name when absent.",
        "maxLength": 500,
        "title": "Label"
      },
      {
        "name": "required",
        "kind": "boolean",
        "description": "Whether a value must be given while the field is visible.",
        "default": false,
        "title": "Required"
      },
      {
        "name": "placeholder",
        "kind": "string",
        "description": "Example shown in the empty field.",
        "maxLength": 500,
        "for": [
          "text",
          "textarea",
          "email",
          "phone",
          "number",
          "url",
          "date",
          "time",
          "select",
          "multiselect"
        ],
        "advanced": true,
        "nullable": true,
        "title": "Placeholder"
      },
      {
        "name": "help",
        "kind": "string",
        "description": "Sentence below the field.",
        "maxLength": 2000,
        "advanced": true,
        "nullable": true,
        "title": "Help"
      },
      {
        "name": "options",
        "kind": "array",
        "description": "The values to choose from, for `select`, `multiselect`, `radio` and `checkbox`.",
        "maxItems": 1000,
        "for": [
          "select",
          "multiselect",
          "radio",
          "checkbox"
        ],
        "nullable": true,
        "items": {
          "kind": "FieldOption"
        },
        "title": "Options"
      },
      {
        "name": "config",
        "kind": "FieldConfig",
        "advanced": true,
        "title": "Config",
        "description": "Settings of the control, passed to clients as they are. `visibleIf`, `accept`, `maxSizeMb` and `default` mean what the keys next to `config` mean (`defaultValue` for `default`), which win when both are given."
      },
      {
        "name": "defaultValue",
        "kind": "FieldDefault",
        "description": "Value of the field before anything is entered; also the value of a `hidden` field.",
        "advanced": true,
        "title": "Default value"
      },
      {
        "name": "visibleIf",
        "kind": "VisibleIf",
        "title": "Visible if",
        "advanced": true,
        "description": "When the field is shown. A field that is not shown is not required, and its value is not taken. Either a comparison with another field, which every client can evaluate, or an expression over the other values (`input.topic = 'delivery'`)."
      },
      {
        "name": "maxSizeMb",
        "kind": "MaxSizeMb",
        "title": "Largest file",
        "for": [
          "file",
          "image"
        ],
        "description": "Largest file in megabytes of 2^20 bytes; 100 when absent. Files and images only."
      },
      {
        "name": "accept",
        "kind": "Accept",
        "title": "Accepted files",
        "for": [
          "file",
          "image"
        ],
        "description": "Media types that are taken (`image/png`, `image/*`) or file name endings (`.pdf`). Files and images only; an `image` field takes `image/*` when absent, a `file` field everything."
      },
      {
        "name": "validation",
        "kind": "FieldValidation",
        "title": "Validation",
        "description": "Rules for the value. All are enforced by the server; `blocked_words`, `block_free_mailboxes` and `block_disposable_mailboxes` are withheld from clients. Lengths count Unicode code points of the trimmed text."
      }
    ],
    "initial": {
      "type": "text"
    }
  },
  "Icon": {
    "kind": "object",
    "title": "Icon",
    "description": "A small picture.",
    "fields": [
      {
        "name": "kind",
        "kind": "string",
        "description": "Kind of `value`: `emoji`, `image` (an address), or a kind that the client knows.",
        "minLength": 1,
        "maxLength": 40,
        "title": "Kind",
        "required": true
      },
      {
        "name": "value",
        "kind": "string",
        "description": "The emoji, address or name.",
        "minLength": 1,
        "maxLength": 2000,
        "title": "Value",
        "required": true
      }
    ],
    "initial": {}
  },
  "InstantTemplate": {
    "kind": "string",
    "title": "InstantTemplate",
    "description": "An instant (RFC 3339, with offset), or a template that becomes one.",
    "examples": [
      "2026-12-24T18:00:00Z",
      "{{ vars.appointment }}"
    ],
    "minLength": 2,
    "maxLength": 2000
  },
  "IntentDisplay": {
    "kind": "object",
    "title": "IntentDisplay",
    "description": "How clients show the intent as something to choose.",
    "fields": [
      {
        "name": "label",
        "kind": "string",
        "description": "Its name for visitors.",
        "maxLength": 120,
        "title": "Label"
      },
      {
        "name": "subtitle",
        "kind": "string",
        "description": "A sentence below the name.",
        "maxLength": 200,
        "title": "Subtitle"
      },
      {
        "name": "icon",
        "kind": "Icon",
        "title": "Icon",
        "description": "A small picture."
      },
      {
        "name": "accentColor",
        "kind": "string",
        "title": "Accent colour",
        "description": "Colour in hexadecimal notation.",
        "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
        "advanced": true
      },
      {
        "name": "styleVariant",
        "kind": "string",
        "title": "Look",
        "description": "Name of the look, for example `card`.",
        "maxLength": 40,
        "advanced": true
      },
      {
        "name": "pinned",
        "kind": "boolean",
        "description": "Whether it is always offered.",
        "default": false,
        "title": "Pinned"
      }
    ],
    "initial": {}
  },
  "Locale": {
    "kind": "string",
    "title": "Locale",
    "description": "A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.",
    "maxLength": 100,
    "pattern": "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"
  },
  "MaxSizeMb": {
    "kind": "number",
    "title": "MaxSizeMb",
    "description": "Largest file in megabytes of 2^20 bytes; 100 when absent. Files and images only.",
    "exclusiveMinimum": 0,
    "maximum": 100
  },
  "MessageRole": {
    "kind": "string",
    "title": "MessageRole",
    "description": "Author of the message: the agent that the flow represents, or a notice of the system.",
    "enum": [
      "agent",
      "system"
    ],
    "default": "agent"
  },
  "Next": {
    "kind": "string",
    "title": "Next",
    "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow).",
    "maxLength": 64,
    "nullable": true
  },
  "NodeLabel": {
    "kind": "string",
    "title": "NodeLabel",
    "description": "Name of the node for people, in editors and reports.",
    "maxLength": 200
  },
  "OnExpire": {
    "kind": "string",
    "title": "OnExpire",
    "description": "Id of the node that follows when no answer arrives in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`.",
    "maxLength": 64,
    "nullable": true
  },
  "OperationArguments": {
    "kind": "object",
    "title": "OperationArguments",
    "description": "Values of the parameters by name, and of the request's body under `body`; of a tool the arguments by name. An argument that is null is not sent. A value in a path stays one segment of it.",
    "entries": {
      "kind": "Value"
    }
  },
  "OperationId": {
    "kind": "string",
    "title": "OperationId",
    "description": "Id of an operation in the document of the connection, or name of a tool of its MCP server.",
    "examples": [
      "getOrder"
    ],
    "minLength": 1,
    "maxLength": 200
  },
  "QueueCode": {
    "kind": "string",
    "title": "QueueCode",
    "description": "Code of a queue of the workspace.",
    "examples": [
      "support"
    ],
    "pattern": "^[a-z0-9][a-z0-9_-]{0,63}$",
    "evident": true
  },
  "SaveAs": {
    "kind": "string",
    "title": "SaveAs",
    "description": "Variable that takes the result. At a pause and at its end an execution may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values.",
    "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,63}$"
  },
  "SplitBranch": {
    "kind": "object",
    "title": "SplitBranch",
    "description": "One branch.",
    "fields": [
      {
        "name": "label",
        "kind": "NodeLabel",
        "title": "Label",
        "description": "Name of the node for people, in editors and reports."
      },
      {
        "name": "weight",
        "kind": "number",
        "description": "Its share in the sum of all weights.",
        "minimum": 0,
        "maximum": 1000000,
        "title": "Weight",
        "required": true
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow).",
        "required": true
      }
    ],
    "initial": {
      "next": null,
      "weight": 1
    }
  },
  "Target": {
    "kind": "string",
    "title": "Target",
    "description": "Id of the node to go on at.",
    "maxLength": 64,
    "evident": true
  },
  "Template": {
    "kind": "string",
    "title": "Template",
    "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again.",
    "maxLength": 20000
  },
  "TextFormat": {
    "kind": "string",
    "title": "TextFormat",
    "description": "How the text is to be read.",
    "enum": [
      "plain",
      "markdown"
    ],
    "default": "plain"
  },
  "ToolDescription": {
    "kind": "string",
    "title": "ToolDescription",
    "description": "Purpose and use of the tool, for the model.",
    "minLength": 1,
    "maxLength": 1000
  },
  "ToolName": {
    "kind": "string",
    "title": "ToolName",
    "description": "Name by which the model calls it.",
    "examples": [
      "find_order"
    ],
    "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,63}$"
  },
  "ToolParameter": {
    "kind": "object",
    "title": "ToolParameter",
    "description": "One argument.",
    "fields": [
      {
        "name": "type",
        "kind": "string",
        "description": "Its JSON type; a string has at least 1 and at most 4,000 characters.",
        "enum": [
          "string",
          "number",
          "integer",
          "boolean"
        ],
        "title": "Type",
        "required": true
      },
      {
        "name": "description",
        "kind": "string",
        "description": "Meaning of the argument, for the model.",
        "maxLength": 1000,
        "title": "Description"
      },
      {
        "name": "enum",
        "kind": "array",
        "title": "Allowed values",
        "description": "The strings that are allowed; only for `string`.",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "kind": "string",
          "minLength": 1,
          "maxLength": 200
        }
      },
      {
        "name": "minimum",
        "kind": "number",
        "description": "Smallest allowed number.",
        "title": "Minimum"
      },
      {
        "name": "maximum",
        "kind": "number",
        "description": "Largest allowed number.",
        "title": "Maximum"
      },
      {
        "name": "required",
        "kind": "boolean",
        "description": "Whether it must be given.",
        "default": true,
        "title": "Required"
      }
    ],
    "initial": {
      "type": "string"
    }
  },
  "ToolParameters": {
    "kind": "object",
    "title": "ToolParameters",
    "description": "The arguments that the model passes, by name; there are no others.",
    "keys": {
      "kind": "VariableName"
    },
    "entries": {
      "kind": "ToolParameter"
    }
  },
  "Trigger": {
    "kind": "object",
    "title": "Trigger",
    "description": "A trigger of the flow.",
    "oneOf": [
      "ChatIntentTrigger",
      "EventTrigger"
    ]
  },
  "Value": {
    "kind": "any",
    "title": "Value",
    "description": "Any JSON value. Every string in it is a template; a string that is one whole `{{ … }}` keeps the value's type, and an object with the single key `expr` is the result of that expression."
  },
  "ValueMap": {
    "kind": "object",
    "title": "ValueMap",
    "description": "Values by name.",
    "entries": {
      "kind": "Value"
    }
  },
  "VariableValue": {
    "kind": "any",
    "title": "VariableValue",
    "description": "A scalar, null, or an array of them, nested at most 4 levels."
  },
  "VisibleIf": {
    "kind": "any",
    "title": "VisibleIf",
    "description": "When the field is shown. A field that is not shown is not required, and its value is not taken. Either a comparison with another field, which every client can evaluate, or an expression over the other values (`input.topic = 'delivery'`)."
  }
}

export const nodeTypes: Readonly<Record<string, NodeType>> = {
  "message": {
    "type": "message",
    "title": "Message",
    "description": "Shows a text.",
    "group": "messages",
    "icon": "message",
    "summary": [
      "text"
    ],
    "fields": [
      {
        "name": "text",
        "kind": "Template",
        "description": "Text to show.",
        "evident": true,
        "title": "Text",
        "required": true
      },
      {
        "name": "role",
        "kind": "MessageRole",
        "title": "Speaker",
        "advanced": true,
        "description": "Author of the message: the agent that the flow represents, or a notice of the system."
      },
      {
        "name": "format",
        "kind": "TextFormat",
        "advanced": true,
        "title": "Format",
        "description": "How the text is to be read."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "message",
      "text": ""
    }
  },
  "media": {
    "type": "media",
    "title": "Media",
    "description": "Shows a picture, film, sound or file.",
    "group": "messages",
    "icon": "media",
    "summary": [
      "caption",
      "alt",
      "name",
      "url"
    ],
    "fields": [
      {
        "name": "kind",
        "kind": "string",
        "description": "Kind of media.",
        "enum": [
          "image",
          "video",
          "audio",
          "file"
        ],
        "evident": true,
        "title": "Kind",
        "required": true
      },
      {
        "name": "url",
        "kind": "Template",
        "title": "Address",
        "description": "Where it can be fetched.",
        "required": true
      },
      {
        "name": "alt",
        "kind": "Template",
        "title": "Alternative text",
        "description": "Alternative text, for people who cannot see it."
      },
      {
        "name": "caption",
        "kind": "Template",
        "description": "Text below it.",
        "evident": true,
        "title": "Caption"
      },
      {
        "name": "mime",
        "kind": "string",
        "title": "Media type",
        "description": "Its media type, if known.",
        "maxLength": 127,
        "advanced": true
      },
      {
        "name": "name",
        "kind": "string",
        "title": "File name",
        "description": "File name to show.",
        "maxLength": 255,
        "advanced": true
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "media",
      "kind": "image",
      "url": ""
    }
  },
  "card": {
    "type": "card",
    "title": "Card",
    "description": "Shows a card with a picture, texts and links.",
    "group": "messages",
    "icon": "card",
    "summary": [
      "title"
    ],
    "fields": [
      {
        "name": "title",
        "kind": "Template",
        "description": "Heading of the card.",
        "evident": true,
        "title": "Title",
        "required": true
      },
      {
        "name": "subtitle",
        "kind": "Template",
        "description": "Line below the heading.",
        "evident": true,
        "title": "Subtitle"
      },
      {
        "name": "text",
        "kind": "Template",
        "description": "Text of the card.",
        "evident": true,
        "title": "Text"
      },
      {
        "name": "imageUrl",
        "kind": "Template",
        "title": "Picture",
        "description": "Address of the picture on top."
      },
      {
        "name": "url",
        "kind": "Template",
        "title": "Link",
        "description": "Where a click on the card leads."
      },
      {
        "name": "actions",
        "kind": "array",
        "title": "Links",
        "description": "Links below the text.",
        "maxItems": 10,
        "evident": true,
        "items": {
          "kind": "CardAction"
        }
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "card",
      "title": ""
    }
  },
  "buttons": {
    "type": "buttons",
    "title": "Buttons",
    "description": "Asks the visitor to choose. The answer is `{\"choice\": \"<id>\"}`; it is `input.choice`, and the variable that `saveAs` names.",
    "group": "questions",
    "icon": "buttons",
    "summary": [
      "prompt"
    ],
    "fields": [
      {
        "name": "prompt",
        "kind": "Template",
        "title": "Question",
        "description": "Question to the visitor.",
        "evident": true
      },
      {
        "name": "choices",
        "kind": "array",
        "description": "What can be chosen. Ids are unique in the node. If no choice can be offered, the flow goes on at `next`.",
        "minItems": 1,
        "maxItems": 50,
        "evident": true,
        "items": {
          "kind": "Choice"
        },
        "title": "Choices",
        "required": true
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the answer as",
        "description": "Variable that takes the answer.",
        "evident": true
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "title": "Expires after",
        "description": "Time after which the question is no longer open; when absent, what the setting “Lifetime of a wait” says.",
        "advanced": true
      },
      {
        "name": "asides",
        "kind": "Asides",
        "advanced": true,
        "title": "Asides",
        "description": "Whether a text that the question cannot take, or refuses, is offered to the intents of the session. The flow of the intent that it means then runs as an aside, in the same execution, and the question is asked again: its block is repeated, its answer and its time stay as they were. When that time is over, the question has expired, also within an aside, unless a person has the conversation. An aside may ask and call like a subflow; its own questions permit no asides. A failure ends the aside only. As the flow says when absent."
      },
      {
        "name": "asideIntents",
        "kind": "AsideIntents",
        "advanced": true,
        "needs": "asides",
        "title": "Aside intents",
        "description": "The only intents that may interrupt the question; absent, all that the session may start."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "title": "When it has expired",
        "description": "Id of the node that follows when no answer arrives in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Any other choice",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "choices",
          "*",
          "next"
        ],
        "labels": [
          "label"
        ],
        "instead": "next"
      },
      {
        "path": [
          "onExpire"
        ],
        "text": "Expired"
      },
      {
        "path": [
          "next"
        ],
        "text": "Any other choice"
      }
    ],
    "initial": {
      "type": "buttons",
      "prompt": "",
      "choices": [
        {
          "id": "yes",
          "label": "Yes"
        },
        {
          "id": "no",
          "label": "No"
        }
      ]
    }
  },
  "input": {
    "type": "input",
    "title": "Input",
    "description": "Asks one question. The answer becomes the variable named like the field, or the one that `saveAs` names.",
    "group": "questions",
    "icon": "input",
    "summary": [
      "prompt",
      "field"
    ],
    "fields": [
      {
        "name": "prompt",
        "kind": "Template",
        "title": "Question",
        "description": "Question to the visitor.",
        "evident": true
      },
      {
        "name": "field",
        "kind": "FormField",
        "title": "Field",
        "description": "One question with its rules.",
        "required": true
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the answer as",
        "description": "Variable that takes the answer.",
        "evident": true
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "title": "Expires after",
        "description": "Time after which the question is no longer open; when absent, what the setting “Lifetime of a wait” says.",
        "advanced": true
      },
      {
        "name": "asides",
        "kind": "Asides",
        "advanced": true,
        "title": "Asides",
        "description": "Whether a text that the question cannot take, or refuses, is offered to the intents of the session. The flow of the intent that it means then runs as an aside, in the same execution, and the question is asked again: its block is repeated, its answer and its time stay as they were. When that time is over, the question has expired, also within an aside, unless a person has the conversation. An aside may ask and call like a subflow; its own questions permit no asides. A failure ends the aside only. As the flow says when absent."
      },
      {
        "name": "asideIntents",
        "kind": "AsideIntents",
        "advanced": true,
        "needs": "asides",
        "title": "Aside intents",
        "description": "The only intents that may interrupt the question; absent, all that the session may start."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "title": "When it has expired",
        "description": "Id of the node that follows when no answer arrives in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onExpire"
        ],
        "text": "Expired"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "input",
      "field": {
        "name": "answer",
        "type": "text"
      },
      "prompt": ""
    }
  },
  "form": {
    "type": "form",
    "title": "Form",
    "description": "Shows a stored form. Its values become the object that `saveAs` names, or without it one variable per field.",
    "group": "questions",
    "icon": "form",
    "summary": [
      "form"
    ],
    "fields": [
      {
        "name": "form",
        "kind": "string",
        "description": "Code of the form.",
        "minLength": 1,
        "maxLength": 64,
        "references": "form",
        "evident": true,
        "title": "Form",
        "required": true
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the answer as",
        "description": "Variable that takes the values as one object; without it each field is a variable."
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "title": "Expires after",
        "description": "Time after which the question is no longer open; when absent, what the setting “Lifetime of a wait” says.",
        "advanced": true
      },
      {
        "name": "asides",
        "kind": "Asides",
        "advanced": true,
        "title": "Asides",
        "description": "Whether a text that the question cannot take, or refuses, is offered to the intents of the session. The flow of the intent that it means then runs as an aside, in the same execution, and the question is asked again: its block is repeated, its answer and its time stay as they were. When that time is over, the question has expired, also within an aside, unless a person has the conversation. An aside may ask and call like a subflow; its own questions permit no asides. A failure ends the aside only. As the flow says when absent."
      },
      {
        "name": "asideIntents",
        "kind": "AsideIntents",
        "advanced": true,
        "needs": "asides",
        "title": "Aside intents",
        "description": "The only intents that may interrupt the question; absent, all that the session may start."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "title": "When it has expired",
        "description": "Id of the node that follows when no answer arrives in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onExpire"
        ],
        "text": "Expired"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "form"
    }
  },
  "file_upload": {
    "type": "file_upload",
    "title": "File upload",
    "description": "Asks for a file or picture. The file reference becomes the variable named like the field, or the one that `saveAs` names.",
    "group": "questions",
    "icon": "upload",
    "summary": [
      "prompt",
      "field"
    ],
    "fields": [
      {
        "name": "prompt",
        "kind": "Template",
        "title": "Question",
        "description": "Question to the visitor.",
        "evident": true
      },
      {
        "name": "field",
        "kind": "FormField",
        "title": "Field",
        "description": "One question with its rules.",
        "required": true
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the answer as",
        "description": "Variable that takes the answer.",
        "evident": true
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "title": "Expires after",
        "description": "Time after which the question is no longer open; when absent, what the setting “Lifetime of a wait” says.",
        "advanced": true
      },
      {
        "name": "asides",
        "kind": "Asides",
        "advanced": true,
        "title": "Asides",
        "description": "Whether a text that the question cannot take, or refuses, is offered to the intents of the session. The flow of the intent that it means then runs as an aside, in the same execution, and the question is asked again: its block is repeated, its answer and its time stay as they were. When that time is over, the question has expired, also within an aside, unless a person has the conversation. An aside may ask and call like a subflow; its own questions permit no asides. A failure ends the aside only. As the flow says when absent."
      },
      {
        "name": "asideIntents",
        "kind": "AsideIntents",
        "advanced": true,
        "needs": "asides",
        "title": "Aside intents",
        "description": "The only intents that may interrupt the question; absent, all that the session may start."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "title": "When it has expired",
        "description": "Id of the node that follows when no answer arrives in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onExpire"
        ],
        "text": "Expired"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "file_upload",
      "field": {
        "name": "file",
        "type": "file"
      },
      "prompt": ""
    }
  },
  "set_variable": {
    "type": "set_variable",
    "title": "Set variable",
    "description": "Sets variables, in the given order; a later one sees the earlier ones.",
    "group": "logic",
    "icon": "variable",
    "summary": [
      "set"
    ],
    "fields": [
      {
        "name": "set",
        "kind": "Assignments",
        "title": "Variables",
        "description": "New values by variable name.",
        "required": true
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "set_variable",
      "set": {
        "answer": ""
      }
    }
  },
  "condition": {
    "type": "condition",
    "title": "Condition",
    "description": "Continues at the first branch whose expression is true, else at `otherwise`.",
    "group": "logic",
    "icon": "condition",
    "summary": [],
    "fields": [
      {
        "name": "branches",
        "kind": "array",
        "description": "The branches, tried in this order.",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "kind": "ConditionBranch"
        },
        "title": "Branches",
        "required": true
      },
      {
        "name": "otherwise",
        "kind": "Next",
        "title": "Otherwise",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "branches",
          "*",
          "next"
        ],
        "labels": [
          "label",
          "when"
        ]
      },
      {
        "path": [
          "otherwise"
        ],
        "text": "Otherwise"
      }
    ],
    "initial": {
      "type": "condition",
      "branches": [
        {
          "when": "true",
          "next": null
        }
      ]
    }
  },
  "split": {
    "type": "split",
    "title": "Split",
    "description": "Chooses a branch at random by weight. The same conversation always takes the same branch.",
    "group": "logic",
    "icon": "split",
    "summary": [],
    "fields": [
      {
        "name": "branches",
        "kind": "array",
        "description": "The branches. The sum of their weights is above 0.",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "kind": "SplitBranch"
        },
        "title": "Branches",
        "required": true
      }
    ],
    "edges": [
      {
        "path": [
          "branches",
          "*",
          "next"
        ],
        "labels": [
          "label",
          "weight"
        ]
      }
    ],
    "initial": {
      "type": "split",
      "branches": [
        {
          "weight": 1,
          "next": null
        },
        {
          "weight": 1,
          "next": null
        }
      ]
    }
  },
  "wait": {
    "type": "wait",
    "title": "Wait",
    "description": "Waits for a time span (`for`), until an instant (`until`), or until a domain event arrives (`event`). Exactly one of the three.",
    "group": "logic",
    "icon": "wait",
    "summary": [
      "for",
      "until",
      "event"
    ],
    "choose": [
      "for",
      "until",
      "event"
    ],
    "fields": [
      {
        "name": "for",
        "kind": "DurationTemplate",
        "title": "For",
        "description": "How long.",
        "evident": true
      },
      {
        "name": "until",
        "kind": "InstantTemplate",
        "title": "Until",
        "description": "Until when.",
        "evident": true
      },
      {
        "name": "event",
        "kind": "AwaitedEvent",
        "title": "Event",
        "description": "The event to wait for; from then on it is `event`. Every event of that name in the workspace counts that the correlation and the filter admit: one that comes while the execution waits, and one that was raised up to 10 seconds before the wait began, in the same conversation or from outside. Of several earlier ones the newest counts. An event that has started or moved this execution does not count for it again; one of the others is not lost because a later one, or one of another name, came first."
      },
      {
        "name": "timeout",
        "kind": "DurationTemplate",
        "title": "Time limit",
        "description": "How long to wait for the event; forever when absent.",
        "needs": "event"
      },
      {
        "name": "onTimeout",
        "kind": "Next",
        "title": "When the time is up",
        "needs": "timeout",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onTimeout"
        ],
        "text": "Timed out"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "wait",
      "for": "PT1H"
    }
  },
  "http": {
    "type": "http",
    "title": "HTTP",
    "description": "Calls an HTTP service. `saveAs` takes `{status, headers, body}`.",
    "group": "actions",
    "icon": "http",
    "summary": [
      "method",
      "url"
    ],
    "fields": [
      {
        "name": "connection",
        "kind": "ConnectionCode",
        "title": "Connection",
        "description": "Code of a connection of the workspace."
      },
      {
        "name": "method",
        "kind": "string",
        "description": "The HTTP method.",
        "enum": [
          "GET",
          "POST",
          "PUT",
          "PATCH",
          "DELETE",
          "HEAD"
        ],
        "default": "GET",
        "evident": true,
        "title": "Method"
      },
      {
        "name": "url",
        "kind": "Template",
        "title": "Address",
        "description": "Address, or with a connection the path below its address.",
        "required": true
      },
      {
        "name": "headers",
        "kind": "object",
        "description": "Request headers by name.",
        "advanced": true,
        "evident": true,
        "entries": {
          "kind": "Template"
        },
        "title": "Headers"
      },
      {
        "name": "body",
        "kind": "Value",
        "description": "Body of the request, sent as JSON.",
        "title": "Body"
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "title": "Time limit",
        "description": "Milliseconds one attempt may take; when absent, what the setting “Time limit of a call” says. After five attempts in a row that took longer, calls of the workspace to the host fail immediately for 30 seconds.",
        "minimum": 100,
        "maximum": 60000,
        "unit": "ms",
        "advanced": true
      },
      {
        "name": "retries",
        "kind": "integer",
        "description": "Attempts after the first.",
        "default": 0,
        "minimum": 0,
        "maximum": 5,
        "advanced": true,
        "title": "Retries"
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the response as",
        "description": "Variable that takes the response.",
        "evident": true
      },
      {
        "name": "onError",
        "kind": "Next",
        "title": "On error",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onError"
        ],
        "text": "Error"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "http",
      "url": ""
    }
  },
  "call": {
    "type": "call",
    "title": "Call",
    "description": "Calls an operation of the OpenAPI document of a connection, or a tool of an MCP server. A version keeps the operation as it was when the version was published. `saveAs` takes `{status, headers, body}`; of a tool it takes `{body, text}`, where `body` is the structured result, or else the text, as JSON where it is an object or list.",
    "group": "actions",
    "icon": "call",
    "summary": [
      "connection",
      "operation"
    ],
    "fields": [
      {
        "name": "connection",
        "kind": "ConnectionCode",
        "title": "Connection",
        "description": "Code of a connection of the workspace.",
        "required": true
      },
      {
        "name": "operation",
        "kind": "OperationId",
        "title": "Operation",
        "description": "Id of an operation in the document of the connection, or name of a tool of its MCP server.",
        "required": true
      },
      {
        "name": "arguments",
        "kind": "OperationArguments",
        "title": "Arguments",
        "description": "Values of the parameters by name, and of the request's body under `body`; of a tool the arguments by name. An argument that is null is not sent. A value in a path stays one segment of it."
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "title": "Time limit",
        "description": "Milliseconds one attempt may take; when absent, what the setting “Time limit of a call” says.",
        "minimum": 100,
        "maximum": 60000,
        "unit": "ms",
        "advanced": true
      },
      {
        "name": "retries",
        "kind": "integer",
        "description": "Attempts after the first.",
        "default": 0,
        "minimum": 0,
        "maximum": 5,
        "advanced": true,
        "title": "Retries"
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the response as",
        "description": "Variable that takes the response.",
        "evident": true
      },
      {
        "name": "onError",
        "kind": "Next",
        "title": "On error",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onError"
        ],
        "text": "Error"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "call",
      "arguments": {}
    }
  },
  "agent": {
    "type": "agent",
    "title": "Agent",
    "description": "Asks a language model. Without `saveAs` its answer is shown as a message, with it only saved. With `tools` the model may call them and gets a new request with their answers, until it answers without a call: that is the answer of the node; text in addition to its calls is shown as a separate message, or with `saveAs` is not. Every request to the model and every tool call is a separate step: its result is stored before the next one starts and is never asked for again, and the workspace's budgets are checked before each question. With `converse` the model talks with the visitor over several turns.",
    "group": "actions",
    "icon": "agent",
    "summary": [
      "model"
    ],
    "fields": [
      {
        "name": "connection",
        "kind": "ConnectionCode",
        "title": "Connection",
        "description": "Code of a connection of the workspace.",
        "required": true
      },
      {
        "name": "model",
        "kind": "string",
        "description": "Name of the model at its provider.",
        "minLength": 1,
        "maxLength": 200,
        "title": "Model",
        "required": true
      },
      {
        "name": "system",
        "kind": "Template",
        "title": "Instructions",
        "description": "Instructions for the model about its task."
      },
      {
        "name": "prompt",
        "kind": "Template",
        "title": "Question",
        "description": "The request to the model.",
        "evident": true,
        "required": true
      },
      {
        "name": "temperature",
        "kind": "number",
        "description": "Sampling temperature.",
        "minimum": 0,
        "maximum": 2,
        "advanced": true,
        "title": "Temperature"
      },
      {
        "name": "maxTokens",
        "kind": "integer",
        "description": "Largest number of tokens in the answer.",
        "minimum": 1,
        "maximum": 200000,
        "advanced": true,
        "title": "Max tokens"
      },
      {
        "name": "tools",
        "kind": "array",
        "description": "Tools that the model may call. Their names are unique in the node.",
        "maxItems": 32,
        "items": {
          "kind": "AgentTool"
        },
        "title": "Tools"
      },
      {
        "name": "maxToolCalls",
        "kind": "integer",
        "description": "Tool calls that one visit of the node may make; with `converse`, those between two messages of the visitor. Then the model gets one more request, for an answer without calls.",
        "default": 8,
        "minimum": 1,
        "maximum": 20,
        "advanced": true,
        "needs": "tools",
        "title": "Max tool calls"
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "title": "Time limit",
        "description": "Milliseconds one attempt may take. With `tools`: milliseconds that all questions and tool calls of one visit may take together; time in which no process works on them does not count. With `converse` the time begins again with each message of the visitor.",
        "default": 30000,
        "minimum": 100,
        "maximum": 120000,
        "unit": "ms",
        "advanced": true
      },
      {
        "name": "retries",
        "kind": "integer",
        "description": "Attempts after the first, for each question to the model.",
        "default": 0,
        "minimum": 0,
        "maximum": 5,
        "advanced": true,
        "title": "Retries"
      },
      {
        "name": "converse",
        "kind": "AgentConversation",
        "title": "Talk over several turns",
        "description": "The model talks with the visitor: each of its answers is shown, the execution waits as at a question, and the visitor's message goes to the model in the same exchange. The conversation is over when the model calls its tool `done`. It reads its task, the prompt, and what was said and called since; of a very long conversation it no longer reads the beginning. A flow that is a tool cannot converse."
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the answer as",
        "description": "Variable that takes the answer; without it the answer is shown. With `converse` every answer is shown, and the variable takes what the model passed to `done`."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "title": "When nobody answers in time",
        "needs": "converse",
        "description": "Id of the node that follows when no answer arrives in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "onBudget",
        "kind": "Next",
        "title": "When its turns or tokens are used up",
        "description": "Id of the node that follows when the turns or tokens of `converse` are used up; absent, `next` follows. Null ends the execution.",
        "needs": "converse"
      },
      {
        "name": "onError",
        "kind": "Next",
        "title": "On error",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onExpire"
        ],
        "text": "Expired"
      },
      {
        "path": [
          "onBudget"
        ],
        "text": "Budget used up"
      },
      {
        "path": [
          "onError"
        ],
        "text": "Error"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "agent",
      "prompt": ""
    }
  },
  "answer": {
    "type": "answer",
    "title": "Answer",
    "description": "Answers a question from the documents of the workspace's training sources. Without a model the best passages are shown as cards, with links to their documents. With one it is asked for an answer of sentences that cite the passages: a sentence is shown only where each of its quotes is an exact part of the passage that it names, and cards link to the documents. The model sees the question and the passages, nothing else of the conversation. Where no passage speaks enough of the question, or no sentence is left, the flow goes on at `onUnsure`.",
    "group": "actions",
    "icon": "agent",
    "summary": [
      "question"
    ],
    "fields": [
      {
        "name": "question",
        "kind": "Template",
        "description": "The question.",
        "evident": true,
        "title": "Question",
        "required": true
      },
      {
        "name": "sources",
        "kind": "AnswerSources",
        "title": "Sources",
        "description": "Names of the training sources that it answers from; absent, all."
      },
      {
        "name": "labels",
        "kind": "AnswerLabels",
        "title": "Labels",
        "description": "Only training sources, and documents, with one of these labels; absent, all."
      },
      {
        "name": "language",
        "kind": "Template",
        "description": "Tag of the only language that is searched, such as `de`; absent or empty, all.",
        "advanced": true,
        "title": "Language"
      },
      {
        "name": "passages",
        "kind": "AnswerPassages",
        "description": "Passages that are shown, or given to the model.",
        "advanced": true,
        "title": "Passages"
      },
      {
        "name": "threshold",
        "kind": "AnswerThreshold",
        "advanced": true,
        "title": "Threshold",
        "description": "How much of the question a passage must speak of to count, from 0 to 1."
      },
      {
        "name": "connection",
        "kind": "ConnectionCode",
        "title": "Connection",
        "description": "Code of a connection of the workspace."
      },
      {
        "name": "model",
        "kind": "string",
        "description": "Name of the model at its provider.",
        "minLength": 1,
        "maxLength": 200,
        "needs": "connection",
        "title": "Model"
      },
      {
        "name": "instructions",
        "kind": "Template",
        "description": "How the model should answer, such as its tone.",
        "needs": "connection",
        "title": "Instructions"
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "title": "Time limit",
        "description": "Milliseconds that one attempt at asking the model may take.",
        "default": 30000,
        "minimum": 100,
        "maximum": 120000,
        "unit": "ms",
        "advanced": true
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the answer as",
        "description": "Variable that takes `{text, sentences, passages}`; without it the answer is shown. `text` is empty without a model."
      },
      {
        "name": "onUnsure",
        "kind": "Next",
        "title": "On unsure",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "onError",
        "kind": "Next",
        "title": "On error",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onUnsure"
        ],
        "text": "Unsure"
      },
      {
        "path": [
          "onError"
        ],
        "text": "Error"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "answer",
      "question": ""
    }
  },
  "notify": {
    "type": "notify",
    "title": "Notify",
    "description": "Sends a mail with a link that opens the conversation again, for a visitor who has left the page while the flow waits. The link leads to `page` and holds a signed token in its fragment, which the widget there takes: whoever has the link continues this conversation, and can do nothing else. The flow goes on as soon as the mail is handed over, so that a wait or a question usually follows. A conversation sends at most 5 mails in an hour, and a workspace 1,000; a further one goes on at `onError`, as one that is refused does.",
    "group": "actions",
    "icon": "emit",
    "summary": [
      "subject"
    ],
    "fields": [
      {
        "name": "to",
        "kind": "Template",
        "description": "The e-mail address.",
        "evident": true,
        "title": "To",
        "required": true
      },
      {
        "name": "subject",
        "kind": "Template",
        "description": "Subject of the mail.",
        "evident": true,
        "title": "Subject",
        "required": true
      },
      {
        "name": "text",
        "kind": "Template",
        "description": "Text of the mail, above the link.",
        "title": "Text",
        "required": true
      },
      {
        "name": "page",
        "kind": "Template",
        "description": "Address of the page with the chat that the link opens, such as `https://shop.example/help`.",
        "title": "Page",
        "required": true
      },
      {
        "name": "linkExpiresIn",
        "kind": "Duration",
        "description": "How long the link opens the conversation; at most 90 days.",
        "default": "P7D",
        "advanced": true,
        "title": "Link expires in"
      },
      {
        "name": "onError",
        "kind": "Next",
        "title": "On error",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onError"
        ],
        "text": "Error"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "notify",
      "to": "{{ conversation.customer.email }}",
      "subject": "",
      "text": "",
      "page": ""
    }
  },
  "subflow": {
    "type": "subflow",
    "title": "Subflow",
    "description": "Runs another published flow with separate variables, then continues. `saveAs` takes the outputs of the end it reached.",
    "group": "actions",
    "icon": "subflow",
    "summary": [
      "flow"
    ],
    "fields": [
      {
        "name": "flow",
        "kind": "FlowCode",
        "description": "Code of the flow.",
        "references": "flow",
        "evident": true,
        "title": "Flow",
        "required": true
      },
      {
        "name": "inputs",
        "kind": "ValueMap",
        "description": "Values of its variables.",
        "title": "Inputs"
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the outputs as",
        "description": "Variable that takes the outputs.",
        "evident": true
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "subflow"
    }
  },
  "goto": {
    "type": "goto",
    "title": "Goto",
    "description": "Continues at another node of the flow, named by `target` (or by `next`, as in every other node).",
    "group": "logic",
    "icon": "goto",
    "summary": [],
    "choose": [
      "target",
      "next"
    ],
    "fields": [
      {
        "name": "target",
        "kind": "Target",
        "title": "Target",
        "description": "Id of the node to go on at."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "target"
        ]
      },
      {
        "path": [
          "next"
        ],
        "unless": "target"
      }
    ],
    "initial": {
      "type": "goto"
    }
  },
  "goal": {
    "type": "goal",
    "title": "Goal",
    "description": "Records the completion of a goal.",
    "group": "actions",
    "icon": "goal",
    "summary": [
      "code"
    ],
    "fields": [
      {
        "name": "code",
        "kind": "string",
        "title": "Goal",
        "description": "Code of the goal.",
        "minLength": 1,
        "maxLength": 64,
        "references": "goal",
        "evident": true,
        "required": true
      },
      {
        "name": "props",
        "kind": "ValueMap",
        "title": "Properties",
        "description": "Properties that are recorded with it."
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "goal"
    }
  },
  "emit": {
    "type": "emit",
    "title": "Emit",
    "description": "Raises a domain event in the workspace, together with the step itself: it starts the flows that subscribe to it, in the same conversation, and reaches the waits for it. Events may cause one another at most 16 times in a row, and one cause (an event from outside, or an execution that a visitor began) leads to at most 1,000 of them: beyond that the execution fails with `event_limit`.",
    "group": "actions",
    "icon": "emit",
    "summary": [
      "event"
    ],
    "fields": [
      {
        "name": "event",
        "kind": "EventName",
        "title": "Event",
        "description": "Name of a domain event.",
        "required": true
      },
      {
        "name": "data",
        "kind": "ValueMap",
        "description": "Data of the event.",
        "evident": true,
        "title": "Data"
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "emit"
    }
  },
  "handoff": {
    "type": "handoff",
    "title": "Handoff",
    "description": "Asks the team to take over the conversation. With `queue` the execution waits: people of the team claim the conversation and reply to it, what the visitor writes meanwhile is for them, and the execution goes on when they hand it back. Without it the execution goes on at once, and nobody on the team is told unless a page or service handles the block; validation warns of it with `no_queue`.",
    "group": "endings",
    "icon": "handoff",
    "summary": [
      "queue",
      "reason"
    ],
    "fields": [
      {
        "name": "reason",
        "kind": "Template",
        "description": "Why, for the team.",
        "title": "Reason"
      },
      {
        "name": "queue",
        "kind": "QueueCode",
        "title": "Queue",
        "description": "Code of a queue of the workspace."
      },
      {
        "name": "message",
        "kind": "Template",
        "description": "What the visitor reads above the field to write in.",
        "needs": "queue",
        "title": "Message"
      },
      {
        "name": "timeout",
        "kind": "DurationTemplate",
        "title": "Time limit",
        "description": "How long the visitor waits for a person; forever when absent. It ends with the claim, and begins again when the person releases the conversation.",
        "needs": "queue"
      },
      {
        "name": "onTimeout",
        "kind": "Next",
        "title": "When nobody came",
        "needs": "timeout",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "onClosed",
        "kind": "Next",
        "title": "When the person closed it",
        "needs": "queue",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "title": "Save the outcome as",
        "description": "Variable that takes the outcome with which the person hands the conversation back.",
        "needs": "queue"
      },
      {
        "name": "next",
        "kind": "Next",
        "title": "Next",
        "description": "Id of the node that follows; null or absent ends the execution (or returns from a subflow)."
      }
    ],
    "edges": [
      {
        "path": [
          "onTimeout"
        ],
        "text": "Timed out"
      },
      {
        "path": [
          "onClosed"
        ],
        "text": "Closed"
      },
      {
        "path": [
          "next"
        ]
      }
    ],
    "initial": {
      "type": "handoff",
      "queue": "support"
    }
  },
  "end": {
    "type": "end",
    "title": "End",
    "description": "Ends the flow, with a last message if `text` is given. Called as a subflow, it returns `outputs`.",
    "group": "endings",
    "icon": "end",
    "summary": [
      "text"
    ],
    "fields": [
      {
        "name": "text",
        "kind": "Template",
        "description": "Last message.",
        "evident": true,
        "title": "Text"
      },
      {
        "name": "role",
        "kind": "MessageRole",
        "title": "Speaker",
        "advanced": true,
        "description": "Author of the message: the agent that the flow represents, or a notice of the system."
      },
      {
        "name": "format",
        "kind": "TextFormat",
        "advanced": true,
        "title": "Format",
        "description": "How the text is to be read."
      },
      {
        "name": "outputs",
        "kind": "ValueMap",
        "description": "Values that the flow returns to its caller.",
        "title": "Outputs"
      }
    ],
    "edges": [],
    "initial": {
      "type": "end"
    }
  }
}
