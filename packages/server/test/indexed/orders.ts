import { filters } from './filters.ts';

/** Four thousand orders: most were accepted, one in twenty waits. */
export const rows = `
  insert into house_order (symbol, email, token_hash, token_sealed, token_until, typed, filled_at, consents, accepted_at, accepted,
    care_about_id, created_at, updated_at)
    select '1' || lpad(n::text, 9, '0'), 'zakaznik' || n || '@jablonova.example', sha256(n::text::bytea), 'x', now(), f, t, f, a, b,
      (select min(id) + n % 100 from account), now() - n * interval '1 hour', now()
    from generate_series(1, 4000) n,
      lateral (select case when n % 20 > 0 then now() end as a, case when n % 20 > 0 then '{}'::jsonb end as b) x,
      lateral (select case when n % 40 > 0 then now() end as t, case when n % 40 > 0 then '{}'::jsonb end as f) y;
  analyze house_order;`;

const list = '/api/v2/order';
export const paths = [
  list,
  `${list}?page=2&sort=id`,
  `${list}?sort=-createdAt`,
  `${list}?tab=notAccepted`,
  `${list}?tab=notAccepted&${filters({ state: 'filled' })}`,
  `${list}?${filters({ email: 'zakaznik12' })}`,
  `${list}/employee`,
];
/** How many there are at all is counted by all of them. */
export const countsAll = /count\(\*\) as all/;
