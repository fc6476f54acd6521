-- Who the other record of the same person is: deeds stay signed by the one who did them, and are shown under today's name.
alter table member add column merged_into bigint;
create index member_merged on member (svj_id, merged_into) where merged_into is not null;
