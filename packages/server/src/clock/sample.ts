import { termKey } from '#contract/base/terms/fact.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { Portal } from '../base/http/handler.ts';
import type { SampleAt } from '../sample/acting.ts';
import { keepRecord, putAside, sayDone } from './writing/steps.ts';

const ofRecord = (kind: 'settlement' | 'dataBox' | 'mandate', id: number) =>
  termKey({ kind, owner: { table: 'term_record', id }, turn: '' });

/** What a committee wrote down: statements of services, a mail in the data box, a mandate and one that another house has. */
export async function furnishClock(_: Portal, { db, scope, now, house }: SampleAt): Promise<void> {
  if (house === 'prazdna') return;
  const at = { db, scope, now };
  const today = dayIn(now);
  const year = Number(today.slice(0, 4));
  const blank = { name: '', until: null };
  const past = await keepRecord(at, { ...blank, kind: 'settlement', from: `${year - 1}-12-31` });
  await sayDone(at, [], {
    key: ofRecord('settlement', past),
    on: addDays(today, -10),
    note: 'Rozesláno poštou a e-mailem.',
    documentId: null,
  });
  await keepRecord(at, { ...blank, kind: 'settlement', from: `${year}-12-31` });
  await keepRecord(at, { kind: 'dataBox', name: 'Magistrát města Jihlavy', from: addDays(today, -5), until: null });
  await keepRecord(at, { kind: 'mandate', name: 'výbor', from: `${year - 4}-01-01`, until: `${year}-12-31` });
  if (house !== 'lipova') return;
  const foreign = await keepRecord(at, {
    kind: 'dataBox',
    name: 'Nabídka energií',
    from: addDays(today, -8),
    until: null,
  });
  const reason = 'Zpráva patří sousednímu společenství, předali jsme ji dál.';
  await putAside(at, [], { key: ofRecord('dataBox', foreign), reason });
}
