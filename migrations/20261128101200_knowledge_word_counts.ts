import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The words that a passage has more than once, with how often: a question looks up a few of them without taking all
    -- words of the passage apart. One in the title or a heading counts twice.
    alter table knowledge_passages add repeated jsonb;
    -- One index serves all workspaces. Its keys are digests of the workspace, the language and a word, so that a
    -- question reads the passages of its workspace alone. Before, the workspace was a word among the others, whose
    -- intersection with the words of a question took longer with each workspace more.
    create function knowledge_keys(tenant_id uuid, language text, terms tsvector) returns bigint[]
    language sql immutable strict parallel safe
    return array(
      select hashtextextended(term, hashtextextended(tenant_id::text || language, 0))
      from unnest(tsvector_to_array(terms)) as term
    );
    drop index knowledge_passages_terms;
    update knowledge_passages p
    set terms = ts_delete(terms, 'TENANT ' || tenant_id),
      repeated = coalesce((
        select jsonb_object_agg(u.lexeme, cardinality(u.positions) + cardinality(array_positions(u.weights, 'A')))
        from unnest(p.terms) u
        where cardinality(u.positions) + cardinality(array_positions(u.weights, 'A')) > 1
      ), '{}');
    alter table knowledge_passages alter repeated set not null;
    create index knowledge_passages_keys on knowledge_passages
      using gin (knowledge_keys(tenant_id, language, terms));
    -- By which words that a question may mean are found.
    create index knowledge_terms_beginnings on knowledge_terms (tenant_id, language, "left"(term, 1), length(term));
    create index knowledge_terms_endings on knowledge_terms (tenant_id, language, "right"(term, 4));
    -- After the other indexes: while a table is empty they cost the same, and the planner takes the newer one.
    alter table knowledge_passages drop constraint knowledge_passages_pkey;
    alter table knowledge_passages add primary key (tenant_id, document_id, number);
    alter table knowledge_terms drop constraint knowledge_terms_pkey;
    alter table knowledge_terms add primary key (tenant_id, language, term);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index knowledge_terms_endings;
    drop index knowledge_terms_beginnings;
    drop index knowledge_passages_keys;
    drop function knowledge_keys(uuid, text, tsvector);
    update knowledge_passages set terms = terms || array_to_tsvector(array['TENANT ' || tenant_id]);
    create index knowledge_passages_terms on knowledge_passages using gin (terms);
    alter table knowledge_passages drop repeated;
  `)
}
