-- Who is in the room of a vote on the spot may be there for an owner, by a power of attorney.
alter table vote_presence add column proxy_id bigint;
alter table vote_presence add foreign key (svj_id, proxy_id) references vote_proxy (svj_id, id);
create index vote_presence_proxy on vote_presence (svj_id, proxy_id) where proxy_id is not null;
