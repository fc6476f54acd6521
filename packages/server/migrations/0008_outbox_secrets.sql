-- Links and codes of a mail stand apart from the rest, so that they can be forgotten once it is sent.
alter table outbox add column secret jsonb;
update outbox set secret = jsonb_build_object('url', data -> 'url'), data = data - 'url' where data ? 'url';
