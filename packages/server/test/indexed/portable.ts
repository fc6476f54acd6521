/** Each house was taken away many times, by whoever is the first of it. */
export const rows = `
  insert into house_archive (svj_id, sealed, state, key, size, asked_by, asked_name, created_at, beat_at, ended_at)
    select s.id, true, 'done', gen_random_uuid(), 1, (select min(m.id) from member m where m.svj_id = s.id), 'Kdosi',
      now() - n * interval '1 day', now(), now()
    from svj s, generate_series(1, 40) n;
  analyze house_archive;`;

export const paths = ['/api/v2/house-archive'];
