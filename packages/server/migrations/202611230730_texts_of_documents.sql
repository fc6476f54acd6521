-- When the bytes of now are to be read for the search: since ever, until a reader has taken them for a while or is done.
-- What comes by an import or by whoever knows nothing of it is so read too.
alter table document add column read_due_at timestamptz default '-infinity';
create index document_to_read on document (svj_id, read_due_at, id) where read_due_at is not null and bin_id is null;
create index document_read_due on document (read_due_at, svj_id) where read_due_at is not null and bin_id is null;
-- What is due to be read is found across associations.
create policy across on document for select using ((select is_across()));

-- What was read of a document. Words point to the row and not to the document: those of bytes that were replaced lead nowhere.
create table document_text (
  svj_id bigint not null references svj on delete cascade,
  -- Numbers of the house's own, from 1, so that rows of words stand close.
  id bigint not null,
  document_id bigint not null,
  -- The bytes that were read; others are not found by it.
  file_id bigint not null,
  state text not null check (state in ('reading', 'read', 'locked', 'broken', 'tooLarge', 'givenUp')),
  -- That a paper has; null of what has none.
  pages integer,
  -- Not all of it was read.
  is_cut boolean not null default false,
  -- How often it was begun, and how often its reader died of it.
  begun smallint not null default 0,
  tries smallint not null default 0,
  read_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, document_id) references document (svj_id, id)
);
create unique index document_text_of on document_text (svj_id, document_id);

-- The text itself in pieces, each of one page, for showing what stands around a word.
create table document_piece (
  svj_id bigint not null references svj on delete cascade,
  text_id bigint not null,
  piece integer not null,
  page integer,
  text text not null,
  primary key (svj_id, text_id, piece),
  foreign key (svj_id, text_id) references document_text (svj_id, id) on delete cascade
);

-- Words without case and diacritics. Of each 256 texts there is a row a word: which of them hold it, and in which piece first
-- (1024 × the text in its row + the piece). Compared by bytes, so that an index may be used under row-level security.
create table document_word (
  svj_id bigint not null references svj on delete cascade,
  word text collate "C" not null,
  bucket bigint not null,
  entries integer[] not null,
  primary key (svj_id, bucket, word)
) with (fillfactor = 80);

do $$
declare
  t text;
begin
  foreach t in array array['document_text', 'document_piece', 'document_word'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
end $$;
