import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Writes one turn of an execution, completely or not at all; false where the caller may not write it. Each block
    -- runs only where the turn has something for it: a list without elements is null. A turn of another version of the
    -- service calls the function with other parameters, so a later migration adds a function instead of changing this.
    create function commit_turn(
      p_tenant_id uuid,
      -- The database's time at which the turn was decided; the timestamp of its rows.
      p_now timestamptz,

      -- The conversation; key_id is that of the session, null on the engine surface.
      p_conversation_id uuid,
      p_key_id uuid,
      p_locale text,
      p_variables jsonb,
      p_split_choices jsonb,

      -- The execution. The revision is the one that the turn was decided on; null creates the execution.
      p_execution_id uuid,
      p_revision bigint,
      p_flow_id uuid,
      p_version_id uuid,
      p_trigger jsonb,
      p_status text,
      p_snapshot jsonb,
      p_failure jsonb,
      p_last_token_usage jsonb,
      p_ended boolean,
      p_event_id uuid,
      p_lineage_id uuid,

      -- What it waits for now; and whether the turn answers a wait, which may have expired, or ends one with a timer.
      p_wait_token_hash bytea,
      p_wait_expires_at timestamptz,
      p_wait_event text,
      p_wait_fields text,
      p_wait_digest text,
      p_answers boolean,
      p_cancels_timer boolean,

      -- The process that makes the call which follows this part of the turn, and for how long; null when none follows.
      p_call_owner text,
      p_call_lease interval,

      -- What entitles the caller: the idempotency key with its sealed answer, and the claim of an engine message.
      p_operation text,
      p_key text,
      p_key_owner uuid,
      p_answer text,
      p_message_id uuid,
      p_message_owner text,
      p_message_attempts integer,

      -- The message that would have repeated a call which has now returned.
      p_ended_message_id uuid,

      -- The kind of use that is counted for the key.
      p_counted text,

      -- Lists of objects, written as rows.
      p_messages jsonb,
      p_engine_messages jsonb,
      p_log jsonb,
      p_webhooks jsonb,
      p_model_calls jsonb,
      p_completions jsonb,
      p_audit jsonb,
      p_files uuid[]
    ) returns boolean language plpgsql
    -- Its plans last as long as the connection: one that is made while a table is small must not read all of it later.
    set enable_seqscan = off as $$
    declare
      call_lease_until timestamptz := case when p_call_owner is not null then parley_now() + p_call_lease end;
      ended_at_now timestamptz := case when p_ended then p_now end;
      recent_events uuid[];
      model_cost bigint;
      answers_key boolean := false;
      -- One of 16 counter rows: turns of one key, or of one workspace, would wait for each other on a single one, as
      -- turns that are read together would on one chosen by their time.
      usage_slot smallint := pg_backend_pid() % 16;
    begin
      -- FENCE: the idempotency key. One without an execution is its owner's; one with an execution is answered by
      -- whichever process finishes that execution's turn. Such a process has no key of its own, and the key may have
      -- expired by then: a turn that was refused for that would leave its run waiting for ever.
      if p_operation is not null then
        perform 1
        from idempotency_keys
        where tenant_id = p_tenant_id and operation = p_operation and key = p_key and body is null
          and case when execution_id is null then owner = p_key_owner else execution_id = p_execution_id end
        for update;
        answers_key := found;
        if not answers_key and p_key_owner is not null then
          return false;
        end if;
      end if;

      -- FENCE: the message that the turn processes, held while this claim of it lasts by the database's clock.
      if p_message_id is not null then
        perform 1
        from engine_messages
        where tenant_id = p_tenant_id and id = p_message_id and lease_owner = p_message_owner
          and attempts = p_message_attempts and lease_until > parley_now()
        for update;
        if not found then
          return false;
        end if;
      end if;

      -- FENCE: the files that the answer takes, which nothing has taken since they were found, unless they were
      -- uploaded in the conversation.
      if p_files is not null then
        perform 1
        from files
        where tenant_id = p_tenant_id and id = any(p_files)
        order by id
        for no key update;
        perform 1
        from files
        where tenant_id = p_tenant_id and id = any(p_files) and submitted_at is not null
          and conversation_id is distinct from p_conversation_id;
        if found then
          return false;
        end if;
      end if;

      -- CLAIM: create the execution, and its conversation or merge into the one that exists, which reopens it.
      if p_revision is null then
        insert into conversations as c (tenant_id, id, key_id, locale, variables, split_choices, active_at, created_at,
          updated_at)
        values (p_tenant_id, p_conversation_id, p_key_id, p_locale, p_variables, p_split_choices, p_now, p_now, p_now)
        on conflict (tenant_id, id) do update
          set variables = c.variables || excluded.variables,
            split_choices = c.split_choices || excluded.split_choices,
            closed_at = null,
            active_at = case when p_messages is null then c.active_at else excluded.active_at end,
            updated_at = excluded.updated_at;

        insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot,
          revision, wait_token_hash, wait_expires_at, wait_event, wait_fields, wait_digest, last_token_usage, failure,
          event_id, taken_events, lineage_id, lease_owner, lease_until, started_at, updated_at, ended_at)
        values (p_tenant_id, p_execution_id, p_conversation_id, p_flow_id, p_version_id, p_trigger, p_status,
          p_snapshot, 1, p_wait_token_hash, p_wait_expires_at, p_wait_event, p_wait_fields, p_wait_digest,
          p_last_token_usage, p_failure, p_event_id, array_remove(array[p_event_id], null), p_lineage_id, p_call_owner,
          call_lease_until, p_now, p_now, ended_at_now)
        on conflict (tenant_id, id) do nothing;
        if not found then
          return false;
        end if;

      -- CLAIM: or move the execution on from the revision that the turn was decided on. The revision alone fences it,
      -- no lease: a worker that looks at an old message must not refuse a visitor's answer.
      else
        -- Events that it took lately, so that a wait is not offered one of them again; older ones cannot be. They are
        -- remembered for longer than from a wait's start to its commit and back.
        if p_event_id is not null then
          select case
            when p_event_id = any(e.taken_events) then e.taken_events
            else p_event_id || array(
              select d.id
              from domain_events d
              where d.tenant_id = p_tenant_id and d.id = any(e.taken_events)
                and d.occurred_at > parley_now() - interval '1 minute'
            )
          end
          into recent_events
          from executions e
          where e.tenant_id = p_tenant_id and e.id = p_execution_id and e.revision = p_revision;
        end if;

        update executions
        set status = p_status,
          snapshot = p_snapshot,
          revision = revision + 1,
          wait_token_hash = p_wait_token_hash,
          wait_expires_at = p_wait_expires_at,
          wait_event = p_wait_event,
          wait_fields = p_wait_fields,
          wait_digest = p_wait_digest,
          last_token_usage = p_last_token_usage,
          failure = p_failure,
          event_id = coalesce(p_event_id, event_id),
          taken_events = coalesce(recent_events, taken_events),
          lease_owner = p_call_owner,
          lease_until = call_lease_until,
          updated_at = p_now,
          ended_at = ended_at_now
        where tenant_id = p_tenant_id and id = p_execution_id and revision = p_revision
          and (
            not p_answers
            or (
              (wait_expires_at is null or wait_expires_at > parley_now())
              -- A request has no lease: one that was suspended must not put back what an erasure has removed from the
              -- snapshot since. The erasure looks again after 30 seconds. parley_now() is the start of the
              -- transaction; the difference adds what it has waited for locks since.
              and p_now > parley_now() + (clock_timestamp() - now()) - interval '20 seconds'
            )
          );
        if not found then
          return false;
        end if;

        update conversations
        set variables = variables || p_variables,
          split_choices = split_choices || p_split_choices,
          active_at = case when p_messages is null then active_at else p_now end,
          updated_at = p_now
        where tenant_id = p_tenant_id and id = p_conversation_id;
      end if;

      -- EFFECT: messages of the conversation.
      if p_messages is not null then
        insert into messages (tenant_id, id, conversation_id, execution_id, role, text, blocks, block_text, token_usage,
          created_at)
        select p_tenant_id, m.id, p_conversation_id, p_execution_id, m.role, m.text, m.blocks, m."blockText",
          m."tokenUsage", p_now
        from jsonb_to_recordset(p_messages)
          as m(id uuid, role text, text text, blocks jsonb, "blockText" text, "tokenUsage" jsonb);
      end if;

      -- EFFECT: lines of the event log.
      if p_log is not null then
        insert into event_log (tenant_id, id, execution_id, conversation_id, kind, node_id, entry, created_at)
        select p_tenant_id, l.id, p_execution_id, p_conversation_id, l.kind, l."nodeId", l.entry, p_now
        from jsonb_to_recordset(p_log) as l(id uuid, kind text, "nodeId" text, entry jsonb);
      end if;

      -- EFFECT: engine messages: those that are done, the timer of the wait that has ended, and those that follow. A
      -- worker that holds the timer, or is about to, is left alone: it finds the execution moved, and waiting for it
      -- could be waiting for each other.
      -- One by one: a look-up by several ids could be planned as a scan of the messages of the workspace.
      if p_message_id is not null then
        delete from engine_messages
        where tenant_id = p_tenant_id and id = p_message_id;
      end if;
      if p_ended_message_id is not null then
        delete from engine_messages
        where tenant_id = p_tenant_id and id = p_ended_message_id;
      end if;
      if p_cancels_timer then
        delete from engine_messages
        where tenant_id = p_tenant_id and id = any(array(
          select t.id
          from engine_messages t
          where t.execution_id = p_execution_id and t.tenant_id = p_tenant_id and t.type = 'FireWait'
            and t.lease_until is null
          order by t.run_at
          for update skip locked
        ));
      end if;
      if p_engine_messages is not null then
        insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at, created_at)
        select p_tenant_id, w.id, w.type, p_execution_id, w.payload, w."runAt", p_now
        from jsonb_to_recordset(p_engine_messages) as w(id uuid, type text, payload jsonb, "runAt" timestamptz);
      end if;

      -- EFFECT: webhook events with their deliveries. A delivery is due at once, also where the writer's clock is ahead
      -- of the database's.
      if p_webhooks is not null then
        with given as (
          select *
          from jsonb_to_recordset(p_webhooks) as h(id uuid, "eventId" uuid, "keyId" uuid, event text, payload text,
            "waitId" text, traceparent text)
        ), written as (
          insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, wait_id,
            traceparent, occurred_at, created_at)
          select p_tenant_id, g.id, g."keyId", g."eventId", g.event, p_conversation_id, g.payload::json, g."waitId",
            g.traceparent, p_now, p_now
          from given g
          on conflict (tenant_id, id) do nothing
          returning id
        )
        insert into webhook_deliveries (tenant_id, id, widget_key_id, next_attempt_at, created_at, updated_at)
        select p_tenant_id, g.id, g."keyId", least(p_now, parley_now()), p_now, p_now
        from given g
        join written using (id);
      end if;

      -- EFFECT: paid calls of models, with the sums that budgets go by: of the conversation, and of the day.
      if p_model_calls is not null then
        insert into model_calls (tenant_id, id, conversation_id, execution_id, model, prompt_tokens, completion_tokens,
          cost_micros, created_at)
        select p_tenant_id, c.id, p_conversation_id, p_execution_id, c.model, c."promptTokens", c."completionTokens",
          c."costMicros", p_now
        from jsonb_to_recordset(p_model_calls)
          as c(id uuid, model text, "promptTokens" bigint, "completionTokens" bigint, "costMicros" bigint);
        select sum(c."costMicros")
        into model_cost
        from jsonb_to_recordset(p_model_calls) as c("costMicros" bigint);
        update conversations
        set model_cost_micros = model_cost_micros + model_cost
        where tenant_id = p_tenant_id and id = p_conversation_id;
        insert into model_costs as d (tenant_id, day, slot, cost_micros)
        values (p_tenant_id, (p_now at time zone 'UTC')::date, usage_slot, model_cost)
        on conflict (tenant_id, day, slot) do update
          set cost_micros = d.cost_micros + excluded.cost_micros;
      end if;

      -- EFFECT: goals that were reached.
      if p_completions is not null then
        insert into goal_completions (tenant_id, id, goal_id, source, conversation_id, execution_id, flow_id, locale,
          value_micros, currency, props, occurred_at, created_at)
        select p_tenant_id, g.id, g."goalId", 'flow', p_conversation_id, p_execution_id, p_flow_id, p_locale,
          g."valueMicros", g.currency, g.props, p_now, p_now
        from jsonb_to_recordset(p_completions)
          as g(id uuid, "goalId" uuid, "valueMicros" bigint, currency text, props jsonb);
      end if;

      -- EFFECT: files that the answer takes.
      if p_files is not null then
        update files
        set submitted_at = p_now
        where tenant_id = p_tenant_id and id = any(p_files);
      end if;

      -- EFFECT: audit entries of the call that the turn serves.
      if p_audit is not null then
        insert into audit_log (tenant_id, id, action, actor, subject, details, created_at)
        select p_tenant_id, a.id, a.action, a.actor, a.subject, a.details, a.now
        from jsonb_to_recordset(p_audit)
          as a(id uuid, action text, actor jsonb, subject jsonb, details jsonb, now timestamptz);
      end if;

      -- EFFECT: the answer of the idempotency key, or what binds it to the execution while the turn continues.
      if answers_key then
        update idempotency_keys
        set body = p_answer, execution_id = p_execution_id
        where tenant_id = p_tenant_id and operation = p_operation and key = p_key;
      end if;

      -- EFFECT: one use of the key, on the day of the turn in UTC. Last, since turns of one key meet at this row.
      if p_counted is not null then
        insert into key_usage as u (tenant_id, key_id, day, kind, slot, count)
        values (p_tenant_id, p_key_id, (p_now at time zone 'UTC')::date, p_counted, usage_slot, 1)
        on conflict (tenant_id, key_id, day, kind, slot) do update
          set count = u.count + 1;
      end if;

      return true;
    end $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function commit_turn')
}
