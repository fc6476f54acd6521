import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Day, dayIn, startOf } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { monthOf } from '#contract/cashdesk/rules-days.ts';
import { CashInput, OpeningInput } from '#contract/cashdesk/schema.ts';
import { AdvanceInput, ReceiptInput, Settling } from '#contract/cashdesk/schema-advances.ts';
import type { CashType } from '#contract/cashdesk/schema-words.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile } from '../base/files/files.ts';
import type { Portal } from '../base/http/handler.ts';
import { keepBytes, receive } from '../base/store/file-receiving.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { giveAdvance, handIn, settle } from './advances/steps.ts';
import { closeMonth } from './closing/steps.ts';
import type { At } from './rows/queries.ts';
import { changeAdvance } from './rows/queries-advances.ts';
import { openDesk } from './writing/steps.ts';
import { newRecord } from './writing/steps-records.ts';

const picture = new URL('../../fixtures/water-valve.jpg', import.meta.url);
const keeper = { lipova: 'vybor@lipova.example', dlouha: 'sprava@spravce.example' } as const;

async function photographed(portal: Portal, at: At): Promise<number> {
  const file = await receive(portal.config.dataDir, createReadStream(picture), 'doklad.jpg');
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    return (await addFile(at.db, at.scope, file, { description: '', isPublic: true }, at.now, allowed)).id;
  } finally {
    await file.discard();
  }
}

type Story = { type: CashType; name: string; from: string; amount: string; photo?: boolean; missing?: string };
const income = (name: string, from: string, amount: string): Story => ({ type: 'income', name, from, amount });
const expense = (name: string, from: string, amount: string, more: Partial<Story> = {}): Story => ({
  ...{ type: 'expense', name, from, amount, ...more },
});

/** Three months, the first of them closed; days are parts of the month, the last up to today. */
const months: readonly (readonly (readonly [number, Story])[])[] = [
  [
    [3, income('Výběr z účtu do pokladny', 'SVJ', '6000')],
    [17, expense('Sekání trávy', 'Zahrada Jelen', '1312', { photo: true })],
  ],
  [
    [2, expense('Žárovky a pojistky do sklepa', 'Elektro Malý', '486', { photo: true })],
    [7, income('Dva čipy ke vchodu', 'Jana Křepelková', '400')],
    [15, expense('Posypová sůl, 50 kg', 'Hobby Lipnice', '745', { photo: true })],
    [22, expense('Doporučené dopisy', 'pošta Lipnice 1', '312', { missing: 'stvrzenky se při úklidu ztratily' })],
    [26, income('Výběr z účtu do pokladny', 'SVJ', '4000')],
  ],
  [
    [1, expense('Oprava zámku u kočárkárny', 'Zámečnictví Kříž', '1150', { photo: true })],
    [1, income('Čip ke vchodu', 'manželé Procházkovi', '200')],
    [1, expense('Tři klíče od kotelny', 'Klíče Hora', '285', { photo: true })],
  ],
];

/** What was in the desk when the first of them was closed: 6240 crowns. */
const counts = [
  { value: 5000, pieces: 1 },
  { value: 1000, pieces: 1 },
  { value: 200, pieces: 1 },
  { value: 20, pieces: 2 },
];

/** Who buys for the house with its cash. */
const buyers = {
  lipova: ['manzele@lipova.example', 'vlastnik@lipova.example'],
  dlouha: ['dvojity@dlouha.example', 'dvojity@dlouha.example'],
} as const;

/** One advance that was settled with something left, one whose term is over, one of these days; nobody is mailed. */
async function furnishAdvances(portal: Portal, on: (day: Day) => At, house: keyof typeof buyers, second: Day) {
  const [first, other] = buyers[house];
  const today = dayIn(on('9999-12-31').now);
  const give = async (day: Day, to: typeof first | typeof other, purpose: string, amount: string, dueOn: Day) => {
    const at = on(day);
    const holderId = await memberOf(at, to);
    const form = { ...{ holderId, amount, purpose, dueOn, date: day, acceptedBy: at.scope.name }, note: '' };
    const { id } = await giveAdvance(at, AdvanceInput.parse(form));
    await changeAdvance(at, id, { remindAt: null });
    return id;
  };
  const bought = async (day: Day, id: number, supplier: string, amount: string) => {
    const fileIds = [await photographed(portal, on(day))];
    await handIn(on(day), ReceiptInput.parse({ ...{ id, supplier, amount, fileIds }, date: day }));
  };
  const settled = await give(addDays(second, 8), first, 'materiál na lavičku', '800', addDays(second, 20));
  await bought(addDays(second, 11), settled, 'Dřevo Kubát', '540');
  await bought(addDays(second, 12), settled, 'Železářství Zedník', '118');
  await settle(on(addDays(second, 13)), Settling.parse({ id: settled, spent: '658', date: addDays(second, 13) }));
  const late = await give(addDays(second, 25), other, 'vánoční výzdoba chodeb', '600', addDays(today, -1));
  await bought(today, late, 'Květiny Zelená', '385');
  await give(today, first, 'barva na zábradlí', '450', addDays(today, 14));
}

const monthBefore = (month: Day): Day => monthOf(addDays(month, -1));
const noon = (day: Day): Date => new Date((startOf(day) as Date).getTime() + 12 * 3600_000);

/** What a house had in cash these three months, as its own people wrote it down. */
export async function furnishCash(portal: Portal, { db, scope, now, house }: SampleAt): Promise<void> {
  if (house === 'prazdna') return;
  const email = keeper[house];
  const memberId = await memberOf({ db, scope }, email);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select a.id, concat_ws(' ', m.first_name, m.last_name) as name from account a
    join member m on m.svj_id = ${scope.svjId} and m.id = ${memberId} where a.email = ${email}`);
  const who = rows[0] as { id: number; name: string };
  const as = { ...scope, memberId, actorId: memberId, accountId: who.id, name: who.name };
  const today = dayIn(now);
  const third = monthOf(today);
  const [first, second] = [monthBefore(monthBefore(third)), monthBefore(third)];
  const on = (day: Day): At => ({ db, scope: as, now: day >= today ? now : noon(day) });
  await openDesk(on(first), OpeningInput.parse({ date: first, amount: '1552' }));
  for (const [i, month] of [first, second, third].entries()) {
    for (const [at, told] of months[i] ?? []) {
      const day = addDays(month, at - 1);
      const when = on(day > today ? today : day);
      const fileIds = told.photo ? [await photographed(portal, when)] : [];
      const { type, name, from: moneyFrom, amount, missing: missingReason = '' } = told;
      const form = {
        type,
        name,
        moneyFrom,
        amount,
        missingReason,
        fileIds,
        acceptedBy: who.name,
        date: dayIn(when.now),
      };
      await newRecord(when, CashInput.parse(form));
    }
    if (i === 0) await closeMonth(portal, on(second), { month: first, counts, reason: '' });
  }
  await furnishAdvances(portal, on, house, second);
}
