-- Pages without a text are read from their pictures, one after another, when nothing else waits to be read.
alter table document_text
  -- Pages that are still to be read so; of what is nothing but a picture it is page 1.
  add column scans integer[] not null default '{}',
  -- When the next of them is: since ever, until a server has taken it for a while; null when none is left.
  add column scan_due_at timestamptz,
  -- How many were read so, and how many could not be, or are behind the limit.
  add column scanned integer not null default 0,
  add column unscanned integer not null default 0,
  -- How often the next of them was begun, and how often a reader died of any.
  add column scan_begun smallint not null default 0,
  add column scan_tries smallint not null default 0;
create index document_text_to_scan on document_text (scan_due_at, svj_id, id) where scan_due_at is not null;
-- What is due is found across associations; what was read is not there.
create policy across on document_text for select using ((select is_across()));

-- Letters that were seen in a picture may be wrong, and that is said.
alter table document_piece add column is_scan boolean not null default false;

-- What was read before: pages of papers without a word, and pictures.
alter table document_text no force row level security;
alter table document_piece no force row level security;
with bare as (
  select t.svj_id, t.id, array(
    select n from generate_series(1, case
      when t.is_cut then coalesce(nullif((select max(p.page) from document_piece p where p.svj_id = t.svj_id and p.text_id = t.id), 0),
        least(t.pages, 500))
      else least(t.pages, 500) end) n
    where not exists (select from document_piece p where p.svj_id = t.svj_id and p.text_id = t.id and p.page = n)
    order by n) as pages
  from document_text t where t.state = 'read' and t.pages is not null)
update document_text t
set scans = b.pages[:200], unscanned = greatest(cardinality(b.pages) - 200, 0), scan_due_at = '-infinity'
from bare b where t.svj_id = b.svj_id and t.id = b.id and cardinality(b.pages) > 0;
alter table document_text force row level security;
alter table document_piece force row level security;

alter table document no force row level security;
update document set read_due_at = '-infinity'
where type in ('image/jpeg', 'image/png', 'image/webp') and file_id is not null and read_due_at is null;
alter table document force row level security;
