-- Tries to sign in, counted before the password is looked at and taken back when it was right: only failures stay.
-- Keys are digests, so nothing that somebody typed stands here.
create table sign_in_try (
  key text primary key,
  failures integer not null,
  -- The next one may come then.
  free_at timestamptz not null,
  ends_at timestamptz not null
);
create index sign_in_try_to_sweep on sign_in_try (ends_at);

-- Devices that somebody signed in from: their tries have a count of their own, which nobody else can use up.
create table sign_in_device (
  account_id bigint not null references account on delete cascade,
  hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, hash)
);
create index sign_in_device_to_sweep on sign_in_device (seen_at);
alter table session add device_hash bytea;

/*
 * Counts one try under all these keys, or under none when one of them refuses; answers when it may be tried again, null
 * when it may be now. After `free` failures each further one doubles the wait of `step` seconds, up to `longest`.
 */
create function begin_sign_in(p_now timestamptz, p_rules jsonb) returns timestamptz language plpgsql as $$
declare
  r record;
  t sign_in_try;
  wait timestamptz;
begin
  for r in
    select * from jsonb_to_recordset(p_rules) as x (key text, cap integer, span integer) order by key
  loop
    insert into sign_in_try values (r.key, 0, '-infinity', p_now + make_interval(secs => r.span)) on conflict do nothing;
    select * into t from sign_in_try where key = r.key for update;
    if t.ends_at <= p_now then
      update sign_in_try set failures = 0, free_at = '-infinity', ends_at = p_now + make_interval(secs => r.span)
        where key = r.key;
    elsif t.failures >= r.cap then
      wait := greatest(wait, t.ends_at);
    elsif t.free_at > p_now then
      wait := greatest(wait, t.free_at);
    end if;
  end loop;
  if wait is not null then
    return wait;
  end if;
  update sign_in_try s
    set failures = s.failures + 1,
      free_at = case when s.failures < x.free then s.free_at
        else p_now + make_interval(secs => least(x.longest, x.step * 2.0 ^ least(s.failures - x.free, 20))) end
    from jsonb_to_recordset(p_rules) as x (key text, free integer, step integer, longest integer)
    where s.key = x.key;
  return null;
end $$;
