-- A comment may answer another one of the same thing, whose words stand beside it as they are now.
alter table comment add column quote_id bigint;
alter table comment add foreign key (svj_id, quote_id) references comment (svj_id, id) on delete set null (quote_id);
create index comment_quoting on comment (svj_id, quote_id) where quote_id is not null;
