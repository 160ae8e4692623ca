// Written by `make generate` from contracts/schemas/flow.yaml. Do not edit.

/**
 * A way out of a node. `path`: where the id of the node that follows stands; `*` is each item of a list. It is
 * called `text`, or by the first of `labels` that the object around it has. It is none when `unless` is there.
 */
export type Way = {
  readonly path: readonly string[]
  readonly text?: string
  readonly labels?: readonly string[]
  readonly unless?: string
}
/** `kind`: name of the definition that the field refers to, else its JSON type. */
export type Field = { readonly name: string; readonly kind: string; readonly description: string }
export type NodeType = {
  readonly type: string
  readonly title: string
  readonly description: string
  readonly group: string
  readonly icon: string
  /** Fields that say in one line what a node does. */
  readonly summary: readonly string[]
  readonly fields: readonly Field[]
  readonly ways: readonly Way[]
}

/** Title of each group of node types, in their order. */
export const groups: Readonly<Record<string, string>> = {
  "messages": "Messages",
  "questions": "Questions",
  "logic": "Logic",
  "actions": "Actions",
  "endings": "Endings"
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
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "role",
        "kind": "MessageRole",
        "description": "Who speaks: the agent that the flow stands for, or a notice of the system."
      },
      {
        "name": "format",
        "kind": "TextFormat",
        "description": "How the text is to be read."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
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
        "description": "What it is."
      },
      {
        "name": "url",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "alt",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "caption",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "mime",
        "kind": "string",
        "description": "Its media type, if known."
      },
      {
        "name": "name",
        "kind": "string",
        "description": "File name to show."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
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
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "subtitle",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "text",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "imageUrl",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "url",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "actions",
        "kind": "array",
        "description": "Links below the text."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
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
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "choices",
        "kind": "array",
        "description": "What can be chosen. Ids are unique in the node."
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "description": "Variable that takes the result. At a pause and at its end a run may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values."
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "description": "An ISO 8601 duration, of at most 1000 years."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "description": "Id of the node that follows when nobody answers in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "choices",
          "*",
          "next"
        ],
        "labels": [
          "label"
        ]
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
    ]
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
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "field",
        "kind": "FormField",
        "description": ""
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "description": "Variable that takes the result. At a pause and at its end a run may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values."
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "description": "An ISO 8601 duration, of at most 1000 years."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "description": "Id of the node that follows when nobody answers in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
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
        "description": "Code of the form."
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "description": "Variable that takes the result. At a pause and at its end a run may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values."
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "description": "An ISO 8601 duration, of at most 1000 years."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "description": "Id of the node that follows when nobody answers in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
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
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "field",
        "kind": "FormField",
        "description": ""
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "description": "Variable that takes the result. At a pause and at its end a run may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values."
      },
      {
        "name": "expiresIn",
        "kind": "Duration",
        "description": "An ISO 8601 duration, of at most 1000 years."
      },
      {
        "name": "onExpire",
        "kind": "OnExpire",
        "description": "Id of the node that follows when nobody answers in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
  },
  "set_variable": {
    "type": "set_variable",
    "title": "Set variable",
    "description": "Sets variables, in the order in which they stand; a later one sees the earlier ones.",
    "group": "logic",
    "icon": "variable",
    "summary": [
      "set"
    ],
    "fields": [
      {
        "name": "set",
        "kind": "Assignments",
        "description": "New values by variable name."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
  },
  "condition": {
    "type": "condition",
    "title": "Condition",
    "description": "Goes on at the first branch whose expression holds, else at `otherwise`.",
    "group": "logic",
    "icon": "condition",
    "summary": [],
    "fields": [
      {
        "name": "branches",
        "kind": "array",
        "description": "The branches, tried in this order."
      },
      {
        "name": "otherwise",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
  },
  "split": {
    "type": "split",
    "title": "Split",
    "description": "Chooses a branch at random by weight. A conversation that comes again takes the same branch.",
    "group": "logic",
    "icon": "split",
    "summary": [],
    "fields": [
      {
        "name": "branches",
        "kind": "array",
        "description": "The branches. The sum of their weights is above 0."
      }
    ],
    "ways": [
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
    ]
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
    "fields": [
      {
        "name": "for",
        "kind": "DurationTemplate",
        "description": "An ISO 8601 duration of at most 1000 years, or a template that becomes one. Where it becomes none, or leads past the year 9999, the execution fails."
      },
      {
        "name": "until",
        "kind": "InstantTemplate",
        "description": "An instant (RFC 3339, with offset), or a template that becomes one."
      },
      {
        "name": "event",
        "kind": "AwaitedEvent",
        "description": "The event to wait for; from then on it is `event`. Every event of that name in the workspace counts whose filter holds: one that comes while the run waits, and one that was raised up to 10 seconds before the wait began, in the same conversation or from outside. Of several earlier ones the newest counts. An event that has started or moved this run does not count for it again; one of the others is not lost because a later one, or one of another name, came first."
      },
      {
        "name": "timeout",
        "kind": "DurationTemplate",
        "description": "An ISO 8601 duration of at most 1000 years, or a template that becomes one. Where it becomes none, or leads past the year 9999, the execution fails."
      },
      {
        "name": "onTimeout",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
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
        "description": "Code of a connection of the workspace."
      },
      {
        "name": "method",
        "kind": "string",
        "description": "The HTTP method."
      },
      {
        "name": "url",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "headers",
        "kind": "object",
        "description": "Request headers by name."
      },
      {
        "name": "body",
        "kind": "Value",
        "description": "Any JSON value. Every string in it is a template; a string that is one whole `{{ … }}` keeps the value's type, and an object with the single key `expr` is the result of that expression."
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "description": "Milliseconds one attempt may take. After five attempts in a row that took longer, calls of the workspace to the host fail at once for 30 seconds."
      },
      {
        "name": "retries",
        "kind": "integer",
        "description": "Attempts after the first."
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "description": "Variable that takes the result. At a pause and at its end a run may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values."
      },
      {
        "name": "onError",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
  },
  "agent": {
    "type": "agent",
    "title": "Agent",
    "description": "Asks a language model. Without `saveAs` its answer is shown as a message, with it only saved. With `tools` the model may call them and is asked again with their answers, until it answers without a call: that is the answer of the node; what it writes beside its calls is shown as a message of its own, or with `saveAs` is not. Every question to the model and every tool call is a step of its own: what came of it is stored before the next is made and is never asked for again, and the workspace's budgets are checked before each question.",
    "group": "actions",
    "icon": "agent",
    "summary": [
      "model"
    ],
    "fields": [
      {
        "name": "connection",
        "kind": "ConnectionCode",
        "description": "Code of a connection of the workspace."
      },
      {
        "name": "model",
        "kind": "string",
        "description": "Name of the model at its provider."
      },
      {
        "name": "system",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "prompt",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "temperature",
        "kind": "number",
        "description": "Sampling temperature."
      },
      {
        "name": "maxTokens",
        "kind": "integer",
        "description": "Largest number of tokens in the answer."
      },
      {
        "name": "tools",
        "kind": "array",
        "description": "What the model may call. Their names are unique in the node."
      },
      {
        "name": "maxToolCalls",
        "kind": "integer",
        "description": "Tool calls that one visit of the node may make. Then the model is asked once more, for an answer without calls."
      },
      {
        "name": "timeoutMs",
        "kind": "integer",
        "description": "Milliseconds one attempt may take. With `tools`: milliseconds that all questions and tool calls of one visit may take together; time in which no process works on them does not count."
      },
      {
        "name": "retries",
        "kind": "integer",
        "description": "Attempts after the first, for each question to the model."
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "description": "Variable that takes the result. At a pause and at its end a run may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values."
      },
      {
        "name": "onError",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
  },
  "subflow": {
    "type": "subflow",
    "title": "Subflow",
    "description": "Runs another published flow with variables of its own, then goes on. `saveAs` takes the outputs of the end it reached.",
    "group": "actions",
    "icon": "subflow",
    "summary": [
      "flow"
    ],
    "fields": [
      {
        "name": "flow",
        "kind": "FlowCode",
        "description": "A slug of lower-case letters, digits, hyphen and underscore; unique in the workspace."
      },
      {
        "name": "inputs",
        "kind": "ValueMap",
        "description": "Values by name."
      },
      {
        "name": "saveAs",
        "kind": "SaveAs",
        "description": "Variable that takes the result. At a pause and at its end a run may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
  },
  "goto": {
    "type": "goto",
    "title": "Goto",
    "description": "Goes on at another node of the flow, named by `target` (or by `next`, as in every other node).",
    "group": "logic",
    "icon": "goto",
    "summary": [],
    "fields": [
      {
        "name": "target",
        "kind": "Target",
        "description": "Id of the node to go on at."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
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
    ]
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
        "description": "Code of the goal."
      },
      {
        "name": "props",
        "kind": "ValueMap",
        "description": "Values by name."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
  },
  "emit": {
    "type": "emit",
    "title": "Emit",
    "description": "Raises a domain event in the workspace, together with the step itself: it starts the flows that subscribe to it, in the same conversation, and reaches the waits for it. Events may cause one another at most 16 times in a row, and one cause (an event from outside, or a run that a visitor began) leads to at most 1,000 of them: beyond that the run fails with `event_limit`.",
    "group": "actions",
    "icon": "emit",
    "summary": [
      "event"
    ],
    "fields": [
      {
        "name": "event",
        "kind": "EventName",
        "description": "Name of a domain event."
      },
      {
        "name": "data",
        "kind": "ValueMap",
        "description": "Values by name."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
  },
  "handoff": {
    "type": "handoff",
    "title": "Handoff",
    "description": "Asks the team to take over the conversation.",
    "group": "endings",
    "icon": "handoff",
    "summary": [
      "reason"
    ],
    "fields": [
      {
        "name": "reason",
        "kind": "Template",
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "next",
        "kind": "Next",
        "description": "Id of the node that follows; null or absent ends the run (or returns from a subflow)."
      }
    ],
    "ways": [
      {
        "path": [
          "next"
        ]
      }
    ]
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
        "description": "Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again."
      },
      {
        "name": "role",
        "kind": "MessageRole",
        "description": "Who speaks: the agent that the flow stands for, or a notice of the system."
      },
      {
        "name": "format",
        "kind": "TextFormat",
        "description": "How the text is to be read."
      },
      {
        "name": "outputs",
        "kind": "ValueMap",
        "description": "Values by name."
      }
    ],
    "ways": []
  }
}
