import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create domain handoff_state as text
      check (value in ('waiting', 'claimed', 'handed_back', 'closed', 'timed_out'));

    -- A conversation that a flow handed over to people, for lists: what counts is the wait in the snapshot of the
    -- execution, and every turn that moves it writes this row with it.
    create table handoffs (
      tenant_id uuid not null,
      id uuid not null,
      conversation_id uuid not null,
      execution_id uuid not null,
      queue text not null,
      reason text not null,
      state handoff_state not null,
      -- A user. Still set when the handoff has ended.
      claimed_by uuid,
      outcome text,
      requested_at timestamptz not null,
      due_at timestamptz,
      claimed_at timestamptz,
      ended_at timestamptz,
      visitor_wrote_at timestamptz,
      person_wrote_at timestamptz,
      revision bigint not null default 1,
      updated_at timestamptz not null,
      foreign key (tenant_id, execution_id) references executions (tenant_id, id) on delete cascade,
      foreign key (tenant_id, claimed_by) references users (tenant_id, id) on delete set null (claimed_by)
    );
    create index handoffs_time on handoffs (tenant_id, requested_at, id);
    create index handoffs_state on handoffs (tenant_id, state, requested_at, id);
    create index handoffs_claimed on handoffs (tenant_id, claimed_by, state) where claimed_by is not null;
    create index handoffs_execution on handoffs (tenant_id, execution_id);
    create index handoffs_conversation on handoffs (tenant_id, conversation_id);
    alter table handoffs add primary key (tenant_id, id);

    create trigger handoffs_announce
      after insert or update or delete on handoffs
      for each row execute function parley_announce_change('handoffs', 'tenant_id', 'id');

    -- What people of the team write for one another; the visitor never sees it.
    create table handoff_notes (
      tenant_id uuid not null,
      id uuid not null,
      handoff_id uuid not null,
      author_id uuid,
      text text not null,
      created_at timestamptz not null,
      foreign key (tenant_id, handoff_id) references handoffs (tenant_id, id) on delete cascade,
      foreign key (tenant_id, author_id) references users (tenant_id, id) on delete set null (author_id)
    );
    create index handoff_notes_handoff on handoff_notes (tenant_id, handoff_id, id);
    create index handoff_notes_author on handoff_notes (tenant_id, author_id);
    alter table handoff_notes add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table handoff_notes;
    drop table handoffs;
    drop domain handoff_state;
  `)
}
