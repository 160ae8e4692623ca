// Written by `make generate` from contracts/datasets.yaml. Do not edit.
import type { DatasetDeclaration } from './schemas/dataset-catalog.ts'

/** Everything that reports may group, compute and select by, in the order in which it is offered. */
export const datasets: readonly DatasetDeclaration[] = [
  {
    "name": "conversations",
    "label": "Conversations",
    "description": "One row is one conversation, by the time it began.",
    "time": "started_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "locale",
        "label": "Language",
        "type": "string"
      },
      {
        "name": "page_type",
        "label": "Page type",
        "type": "enum",
        "values": [
          "general",
          "category",
          "product",
          "cart"
        ]
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid"
      },
      {
        "name": "status",
        "label": "Status",
        "type": "enum",
        "values": [
          "open",
          "closed"
        ]
      },
      {
        "name": "has_customer",
        "label": "Customer known",
        "type": "boolean"
      }
    ],
    "measures": [
      {
        "name": "conversations",
        "label": "Conversations",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "unique_customers",
        "label": "Customers",
        "type": "integer",
        "aggregation": "count_distinct",
        "of": "customer_id",
        "unit": "count"
      },
      {
        "name": "messages",
        "label": "Messages",
        "type": "integer",
        "aggregation": "sum",
        "of": "message_count",
        "unit": "count"
      },
      {
        "name": "avg_messages",
        "label": "Messages per conversation",
        "type": "number",
        "aggregation": "avg",
        "of": "message_count",
        "unit": "count"
      },
      {
        "name": "avg_duration_ms",
        "label": "Average duration",
        "description": "Time between the first and the latest message.",
        "type": "number",
        "aggregation": "avg",
        "of": "duration_ms",
        "unit": "milliseconds"
      }
    ],
    "filters": [
      {
        "name": "locale",
        "label": "Language",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "starts_with",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "page_type",
        "label": "Page type",
        "type": "enum",
        "values": [
          "general",
          "category",
          "product",
          "cart"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": false
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "status",
        "label": "Status",
        "type": "enum",
        "values": [
          "open",
          "closed"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "customer_id",
        "label": "Customer",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": false
      },
      {
        "name": "message_count",
        "label": "Messages",
        "type": "integer",
        "operators": [
          "eq",
          "gt",
          "gte",
          "lt",
          "lte"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "executions",
    "label": "Executions",
    "description": "One row is one execution of a flow, by the time it started.",
    "time": "started_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid"
      },
      {
        "name": "flow_version",
        "label": "Flow version",
        "type": "integer"
      },
      {
        "name": "trigger_type",
        "label": "Trigger",
        "type": "enum",
        "values": [
          "chat_intent",
          "event",
          "subflow"
        ]
      },
      {
        "name": "intent_name",
        "label": "Intent",
        "type": "string"
      },
      {
        "name": "status",
        "label": "Status",
        "type": "enum",
        "values": [
          "waiting_input",
          "waiting_time",
          "completed",
          "failed",
          "aborted"
        ]
      },
      {
        "name": "outcome",
        "label": "Outcome",
        "type": "enum",
        "values": [
          "completed",
          "expired",
          "failed",
          "aborted"
        ]
      },
      {
        "name": "error_kind",
        "label": "Error",
        "type": "string"
      }
    ],
    "measures": [
      {
        "name": "executions",
        "label": "Executions",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "completed",
        "label": "Completed",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_completed",
        "unit": "count"
      },
      {
        "name": "expired",
        "label": "Expired",
        "description": "Ended because a question was not answered in time and the flow does not say what follows.",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_expired",
        "unit": "count"
      },
      {
        "name": "failed",
        "label": "Failed",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_failed",
        "unit": "count"
      },
      {
        "name": "aborted",
        "label": "Aborted",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_aborted",
        "unit": "count"
      },
      {
        "name": "completion_rate",
        "label": "Completion rate",
        "description": "Completed divided by all executions.",
        "type": "number",
        "aggregation": "ratio",
        "of": [
          "completed",
          "executions"
        ],
        "unit": "ratio"
      },
      {
        "name": "failure_rate",
        "label": "Failure rate",
        "description": "Failed divided by all executions.",
        "type": "number",
        "aggregation": "ratio",
        "of": [
          "failed",
          "executions"
        ],
        "unit": "ratio"
      },
      {
        "name": "avg_duration_ms",
        "label": "Average duration",
        "description": "Time from start to end, of ended executions.",
        "type": "number",
        "aggregation": "avg",
        "of": "duration_ms",
        "unit": "milliseconds"
      },
      {
        "name": "p95_duration_ms",
        "label": "95th percentile of the duration",
        "description": "Time from start to end, of ended executions.",
        "type": "number",
        "aggregation": "p95",
        "of": "duration_ms",
        "unit": "milliseconds"
      },
      {
        "name": "avg_steps",
        "label": "Steps per execution",
        "type": "number",
        "aggregation": "avg",
        "of": "step_count",
        "unit": "count"
      }
    ],
    "filters": [
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": true
      },
      {
        "name": "flow_version",
        "label": "Flow version",
        "type": "integer",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "gt",
          "gte",
          "lt",
          "lte"
        ],
        "suggest": true
      },
      {
        "name": "trigger_type",
        "label": "Trigger",
        "type": "enum",
        "values": [
          "chat_intent",
          "event",
          "subflow"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "intent_name",
        "label": "Intent",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "starts_with",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "status",
        "label": "Status",
        "type": "enum",
        "values": [
          "waiting_input",
          "waiting_time",
          "completed",
          "failed",
          "aborted"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "outcome",
        "label": "Outcome",
        "type": "enum",
        "values": [
          "completed",
          "expired",
          "failed",
          "aborted"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": false
      },
      {
        "name": "error_kind",
        "label": "Error",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "conversation_id",
        "label": "Conversation",
        "type": "uuid",
        "operators": [
          "eq",
          "in",
          "is_null",
          "is_not_null"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "messages",
    "label": "Messages",
    "description": "One row is one message of either side, by the time it was stored.",
    "time": "created_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "role",
        "label": "Author",
        "type": "enum",
        "values": [
          "user",
          "agent",
          "system"
        ]
      },
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid"
      },
      {
        "name": "locale",
        "label": "Language",
        "type": "string"
      }
    ],
    "measures": [
      {
        "name": "messages",
        "label": "Messages",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "conversations",
        "label": "Conversations",
        "type": "integer",
        "aggregation": "count_distinct",
        "of": "conversation_id",
        "unit": "count"
      },
      {
        "name": "avg_length",
        "label": "Average length",
        "description": "Characters of a message's text.",
        "type": "number",
        "aggregation": "avg",
        "of": "text_length",
        "unit": "count"
      }
    ],
    "filters": [
      {
        "name": "role",
        "label": "Author",
        "type": "enum",
        "values": [
          "user",
          "agent",
          "system"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "locale",
        "label": "Language",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "starts_with",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "conversation_id",
        "label": "Conversation",
        "type": "uuid",
        "operators": [
          "eq",
          "in"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "token_usage",
    "label": "Token usage",
    "description": "One row is the use of one model on one day, from the daily rollup, which covers the last 90 days.",
    "time": "day",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "model",
        "label": "Model",
        "type": "string"
      },
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid"
      },
      {
        "name": "source",
        "label": "Source",
        "type": "enum",
        "values": [
          "agent_node",
          "client"
        ]
      }
    ],
    "measures": [
      {
        "name": "replies",
        "label": "Replies",
        "type": "integer",
        "aggregation": "sum",
        "of": "reply_count",
        "unit": "count"
      },
      {
        "name": "prompt_tokens",
        "label": "Prompt tokens",
        "type": "integer",
        "aggregation": "sum",
        "of": "prompt_tokens",
        "unit": "tokens"
      },
      {
        "name": "completion_tokens",
        "label": "Completion tokens",
        "type": "integer",
        "aggregation": "sum",
        "of": "completion_tokens",
        "unit": "tokens"
      },
      {
        "name": "total_tokens",
        "label": "Tokens",
        "type": "integer",
        "aggregation": "sum",
        "of": "total_tokens",
        "unit": "tokens"
      },
      {
        "name": "cost_micros",
        "label": "Cost",
        "description": "Estimated at the prices in force when each reply was stored.",
        "type": "integer",
        "aggregation": "sum",
        "of": "cost_micros",
        "unit": "micro_usd"
      }
    ],
    "filters": [
      {
        "name": "model",
        "label": "Model",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "starts_with",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "source",
        "label": "Source",
        "type": "enum",
        "values": [
          "agent_node",
          "client"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "goals",
    "label": "Goal completions",
    "description": "One row is one completion of a goal, by the time it happened.",
    "time": "occurred_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "goal_code",
        "label": "Goal",
        "type": "string"
      },
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid"
      },
      {
        "name": "locale",
        "label": "Language",
        "type": "string"
      },
      {
        "name": "source",
        "label": "Source",
        "type": "enum",
        "values": [
          "api",
          "telemetry",
          "flow"
        ]
      },
      {
        "name": "attributed",
        "label": "Attributed",
        "type": "boolean"
      },
      {
        "name": "currency",
        "label": "Currency",
        "type": "string"
      }
    ],
    "measures": [
      {
        "name": "completions",
        "label": "Completions",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "attributed_completions",
        "label": "Attributed completions",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_attributed",
        "unit": "count"
      },
      {
        "name": "conversations",
        "label": "Conversations",
        "type": "integer",
        "aggregation": "count_distinct",
        "of": "conversation_id",
        "unit": "count"
      },
      {
        "name": "value_micros",
        "label": "Value",
        "description": "Sum of the recorded values; needs the `currency` dimension or a filter on one currency.",
        "type": "integer",
        "aggregation": "sum",
        "of": "value_micros",
        "unit": "micro_currency"
      },
      {
        "name": "avg_value_micros",
        "label": "Average value",
        "description": "Mean of the recorded values; needs the `currency` dimension or a filter on one currency.",
        "type": "number",
        "aggregation": "avg",
        "of": "value_micros",
        "unit": "micro_currency"
      }
    ],
    "filters": [
      {
        "name": "goal_code",
        "label": "Goal",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": true
      },
      {
        "name": "flow_id",
        "label": "Flow",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "locale",
        "label": "Language",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "starts_with",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "source",
        "label": "Source",
        "type": "enum",
        "values": [
          "api",
          "telemetry",
          "flow"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "attributed",
        "label": "Attributed",
        "type": "boolean",
        "operators": [
          "eq"
        ],
        "suggest": false
      },
      {
        "name": "currency",
        "label": "Currency",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "value_micros",
        "label": "Value",
        "type": "integer",
        "operators": [
          "gt",
          "gte",
          "lt",
          "lte",
          "is_null",
          "is_not_null"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "form_submissions",
    "label": "Form submissions",
    "description": "One row is one stored submission, by the time it arrived; refused ones are not stored.",
    "time": "submitted_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "form_code",
        "label": "Form",
        "type": "string"
      },
      {
        "name": "locale",
        "label": "Language",
        "type": "string"
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid"
      },
      {
        "name": "source",
        "label": "Source",
        "type": "enum",
        "values": [
          "page",
          "flow"
        ]
      }
    ],
    "measures": [
      {
        "name": "submissions",
        "label": "Submissions",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "conversations",
        "label": "Conversations",
        "type": "integer",
        "aggregation": "count_distinct",
        "of": "conversation_id",
        "unit": "count"
      }
    ],
    "filters": [
      {
        "name": "form_code",
        "label": "Form",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": true
      },
      {
        "name": "locale",
        "label": "Language",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "starts_with",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "source",
        "label": "Source",
        "type": "enum",
        "values": [
          "page",
          "flow"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "handoffs",
    "label": "Handoffs",
    "description": "One row is one conversation that a flow handed over to people, by the time it asked for them.",
    "time": "requested_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "queue",
        "label": "Queue",
        "type": "string"
      },
      {
        "name": "person",
        "label": "Person",
        "type": "string"
      },
      {
        "name": "person_id",
        "label": "Id of the person",
        "type": "uuid"
      },
      {
        "name": "state",
        "label": "State",
        "type": "enum",
        "values": [
          "waiting",
          "claimed",
          "handed_back",
          "closed",
          "timed_out"
        ]
      },
      {
        "name": "outcome",
        "label": "Outcome",
        "type": "string"
      }
    ],
    "measures": [
      {
        "name": "handoffs",
        "label": "Handoffs",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "avg_wait_ms",
        "label": "Average wait",
        "description": "Time from the request to the latest claim.",
        "type": "number",
        "aggregation": "avg",
        "of": "wait_ms",
        "unit": "milliseconds"
      },
      {
        "name": "ratings",
        "label": "Ratings",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_rated",
        "unit": "count"
      },
      {
        "name": "avg_rating",
        "label": "Average rating",
        "description": "From 1 for bad to 5 for good.",
        "type": "number",
        "aggregation": "avg",
        "of": "rating",
        "unit": "count"
      }
    ],
    "filters": [
      {
        "name": "queue",
        "label": "Queue",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": true
      },
      {
        "name": "person_id",
        "label": "Person",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "state",
        "label": "State",
        "type": "enum",
        "values": [
          "waiting",
          "claimed",
          "handed_back",
          "closed",
          "timed_out"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "outcome",
        "label": "Outcome",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "rating",
        "label": "Rating",
        "type": "integer",
        "operators": [
          "eq",
          "gt",
          "gte",
          "lt",
          "lte",
          "is_null",
          "is_not_null"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "telemetry",
    "label": "Telemetry",
    "description": "One row is one client event that is still kept, by the time it happened.",
    "time": "occurred_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "name",
        "label": "Event",
        "type": "string"
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid"
      },
      {
        "name": "in_conversation",
        "label": "In a conversation",
        "type": "boolean"
      }
    ],
    "measures": [
      {
        "name": "events",
        "label": "Events",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "conversations",
        "label": "Conversations",
        "type": "integer",
        "aggregation": "count_distinct",
        "of": "conversation_id",
        "unit": "count"
      }
    ],
    "filters": [
      {
        "name": "name",
        "label": "Event",
        "type": "string",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "contains",
          "starts_with"
        ],
        "suggest": true
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "in_conversation",
        "label": "In a conversation",
        "type": "boolean",
        "operators": [
          "eq"
        ],
        "suggest": false
      }
    ]
  },
  {
    "name": "webhook_deliveries",
    "label": "Webhook deliveries",
    "description": "One row is one event for one publishable key, whatever its number of attempts, by the time it was enqueued.",
    "time": "created_at",
    "dimensions": [
      {
        "name": "date",
        "label": "Date",
        "type": "date"
      },
      {
        "name": "event",
        "label": "Event",
        "type": "enum",
        "values": [
          "chat.session.opened",
          "chat.execution.updated",
          "chat.execution.waiting",
          "chat.execution.ended",
          "chat.execution.failed",
          "chat.execution.cancelled",
          "chat.handoff.requested",
          "chat.handoff.claimed",
          "chat.handoff.ended",
          "chat.handoff.rated",
          "chat.message.created",
          "form.submission.created",
          "goal.completion.created"
        ]
      },
      {
        "name": "state",
        "label": "State",
        "type": "enum",
        "values": [
          "pending",
          "succeeded",
          "failed",
          "dead"
        ]
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid"
      },
      {
        "name": "last_status",
        "label": "Last HTTP status",
        "type": "integer"
      }
    ],
    "measures": [
      {
        "name": "deliveries",
        "label": "Deliveries",
        "type": "integer",
        "aggregation": "count",
        "unit": "count"
      },
      {
        "name": "succeeded",
        "label": "Succeeded",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_succeeded",
        "unit": "count"
      },
      {
        "name": "given_up",
        "label": "Given up",
        "description": "Dead after six attempts or permanently refused.",
        "type": "integer",
        "aggregation": "sum",
        "of": "is_given_up",
        "unit": "count"
      },
      {
        "name": "success_rate",
        "label": "Success rate",
        "description": "Succeeded divided by all deliveries.",
        "type": "number",
        "aggregation": "ratio",
        "of": [
          "succeeded",
          "deliveries"
        ],
        "unit": "ratio"
      },
      {
        "name": "attempts",
        "label": "Attempts",
        "type": "integer",
        "aggregation": "sum",
        "of": "attempt_count",
        "unit": "count"
      },
      {
        "name": "p95_delay_ms",
        "label": "95th percentile of the delay",
        "description": "Time from the event to the accepted attempt.",
        "type": "number",
        "aggregation": "p95",
        "of": "delay_ms",
        "unit": "milliseconds"
      }
    ],
    "filters": [
      {
        "name": "event",
        "label": "Event",
        "type": "enum",
        "values": [
          "chat.session.opened",
          "chat.execution.updated",
          "chat.execution.waiting",
          "chat.execution.ended",
          "chat.execution.failed",
          "chat.execution.cancelled",
          "chat.handoff.requested",
          "chat.handoff.claimed",
          "chat.handoff.ended",
          "chat.handoff.rated",
          "chat.message.created",
          "form.submission.created",
          "goal.completion.created"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "state",
        "label": "State",
        "type": "enum",
        "values": [
          "pending",
          "succeeded",
          "failed",
          "dead"
        ],
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": false
      },
      {
        "name": "key_id",
        "label": "Publishable key",
        "type": "uuid",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in"
        ],
        "suggest": true
      },
      {
        "name": "last_status",
        "label": "Last HTTP status",
        "type": "integer",
        "operators": [
          "eq",
          "neq",
          "in",
          "not_in",
          "gt",
          "gte",
          "lt",
          "lte",
          "is_null",
          "is_not_null"
        ],
        "suggest": true
      },
      {
        "name": "attempt_count",
        "label": "Attempts",
        "type": "integer",
        "operators": [
          "eq",
          "gt",
          "gte",
          "lt",
          "lte"
        ],
        "suggest": false
      }
    ]
  }
]
