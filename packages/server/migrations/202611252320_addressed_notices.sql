-- What a notice may tell of holds one more word, whatever it holds by now.
do $$ declare had text[]; begin
  select array_agg(distinct m[1]) into had
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
  where c.conrelid = 'notice'::regclass and c.conname = 'notice_kind_check';
  alter table notice drop constraint notice_kind_check;
  execute format('alter table notice add constraint notice_kind_check check (kind in (%s))',
    (select string_agg(quote_literal(w), ', ') from unnest(had || array['addressed']) w));
end $$;
