-- How somebody reads the portal on devices that they chose nothing on: how large, and whether only three doors; nothing until they say it.
alter table account
  add column text_size text check (text_size in ('normal', 'large', 'largest')),
  add column simple boolean;
