import pg from 'pg';
import { ask } from './votes.ts';

type At = { address: string; headers: Record<string, string> };

/** Gives a seeded association the module, and what units are divided by. */
export async function makePaying(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`update svj set modules = modules || array['roomFees'];
      update unit set persons = 1 + id % 4, area = 30 + id % 60;
      insert into unit_share (svj_id, unit_id, num, den)
      select u.svj_id, u.id, 1, 2000 from unit u where not exists (select from unit_share s where s.unit_id = u.id)`);
    await db.query('vacuum analyze unit, unit_share, svj');
  } finally {
    await db.end();
  }
}

const fees = [
  { name: 'Příspěvek na správu domu', amount: '4560000', key: 'share' },
  { name: 'Správa společenství', amount: '56666.67', key: 'equal' },
  { name: 'Úklid, světlo, výtah', amount: '420000', key: 'persons' },
  { name: 'Teplo, záloha', amount: '1585000', key: 'area' },
  { name: 'Stání', amount: '100', key: 'fixed' },
];

type Run = { id: number; fingerprint: string; doubtCount: number; units: number };
/** Milliseconds of the preview and of issuing a year to all units. */
export async function measurePrescription(at: At): Promise<{ preview: number; issue: number; units: number }> {
  for (const fee of fees)
    await ask(at, 'POST', '/api/v2/room-fee', { ...fee, frequency: 'monthly', firstDue: '2026-01-15', side: 'units' });
  const path = '/api/v2/room-fee/prescriptions';
  const form = { name: 'Předpis na rok 2027', fromMonth: '2027-01-01', noResolution: 'stanovy' };
  const { id } = await ask<Run>(at, 'POST', path, form);
  for (const kind of ['persons', 'noOwner']) await ask(at, 'PUT', `${path}/${id}/check`, { kind });
  let began = performance.now();
  const run = await ask<Run>(at, 'GET', `${path}/${id}`);
  const preview = performance.now() - began;
  began = performance.now();
  await ask(at, 'PUT', `${path}/${id}/issue`, { fingerprint: run.fingerprint });
  return { preview, issue: performance.now() - began, units: run.units };
}
