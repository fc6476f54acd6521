-- Marks in the text of a comment point to its mentions by their place: ids change when a house moves elsewhere.
alter table comment_mention add column position integer not null default 1;
alter table comment_mention alter column position drop default;
alter table comment_mention drop constraint comment_mention_pkey;
alter table comment_mention add primary key (svj_id, comment_id, position);
