-- What several nouns share knows none of them: `owner` is the table that owner_id points to, as with files and comments.

-- Groups that a thing is for.
alter table message_audience rename to audience_part;
alter table audience_part drop constraint message_audience_svj_id_message_id_fkey;
alter table audience_part rename column message_id to owner_id;
alter table audience_part add column owner text not null default 'message';
alter table audience_part alter column owner drop default;
alter table audience_part add foreign key (svj_id) references svj on delete cascade;
drop index message_audience_of;
create unique index audience_part_of on audience_part
  (svj_id, owner, owner_id, entrance_id, unit_id, role, custom_role_id) nulls not distinct;
alter index message_audience_pkey rename to audience_part_pkey;
alter index message_audience_entrance rename to audience_part_entrance;
alter index message_audience_unit rename to audience_part_unit;
alter index message_audience_custom rename to audience_part_custom;
