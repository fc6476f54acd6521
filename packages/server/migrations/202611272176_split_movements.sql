-- A payment of a manager for several associations at once: what of it is whose. The movement itself then names no association.
create table invoice_movement_share (
  movement_id bigint not null references invoice_movement,
  position integer not null check (position > 0),
  -- Empty when the association is gone.
  house_id bigint references svj on delete set null,
  payment_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (movement_id, position)
);
create unique index invoice_movement_share_once on invoice_movement_share (movement_id, house_id) where house_id is not null;
create index invoice_movement_share_house on invoice_movement_share (house_id) where house_id is not null;
grant select, insert, delete on invoice_movement_share to {app};
