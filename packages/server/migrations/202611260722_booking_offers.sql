-- A time that is free again is kept for the first of those who wait, until a moment; or booked at once for who wished so.
alter table booking drop constraint booking_state_check, drop constraint booking_apart;
alter table booking add column offered_until timestamptz,
  add constraint booking_state_check check (state in ('asked', 'booked', 'declined', 'cancelled', 'offered')),
  add constraint booking_offer_check check ((state = 'offered') = (offered_until is not null)),
  add constraint booking_apart exclude using gist (
    int8range(svj_id, svj_id, '[]') with &&,
    int8range(thing_id, thing_id, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  ) where (state in ('asked', 'booked', 'offered'));
create index booking_offer on booking (offered_until) where offered_until is not null;
alter table booking_wait add column at_once boolean not null default false;
