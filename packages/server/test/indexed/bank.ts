/** Twelve accounts, of one twenty statements with forty movements each in every house, a tenth of them waiting. */
export const rows = `
  insert into bank_book (svj_id, updated_at) select id, now() from svj;
  insert into bank_account (svj_id, number, created_at, updated_at)
  select id, (2000000527 + n) || '/2010', now(), now() from svj, generate_series(1, 12) n;
  insert into bank_statement (svj_id, n, account_id, day_from, day_to, opening, closing, currency, format, file_name, file_digest,
    lines, repeated, skipped, digest, made_at, made_name)
  select a.svj_id, n, a.id, date '2025-01-01' + n * 30, date '2025-01-01' + n * 30 + 29, 0, 0, 'CZK', 'gpc', 'v', md5(n::text),
    40, 0, 0, '', now(), 'Kdosi' from bank_account a, generate_series(1, 20) n where a.number = '2000000528/2010';
  insert into bank_line (svj_id, n, account_id, statement_id, position, day, amount, currency, counter, name, vs, ks, ss, message,
    reference, reverses, identity, digest, state)
  select s.svj_id, 100 + s.n * 40 + k, s.account_id, s.id, k, s.day_from + k % 30, 1000 + k, 'CZK', (k % 20) || '/0100', 'Kdosi', '', '', '', '',
    s.n || '-' || k, false, s.n || '-' || k, '', case when k % 10 = 0 then 'waiting' else 'units' end
  from bank_statement s, generate_series(1, 40) k;
  insert into bank_part (svj_id, n, line_id, kind, unit_id, amount, digest, made_at, made_name)
  select l.svj_id, 10000 + l.n, l.id, 'unit', u.id, l.amount, '', now(), 'Kdosi'
  from bank_line l, lateral (select min(id) as id from unit where svj_id = l.svj_id) u where l.state = 'units' and u.id is not null;
  update bank_book set head = (select string_agg(md5(random()::text || n), '') from generate_series(1, 60) n where svj_id > 0);
  update svj set modules = modules || array['roomFees'] where not modules @> array['roomFees'];
  analyze bank_book, bank_account, bank_statement, bank_line, bank_part;`;

const list = '/api/v2/bank';
export const paths = [list, `${list}/statements/:bank`, `${list}/statements/:bank/lines?group=alone`];
