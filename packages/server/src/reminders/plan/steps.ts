import { createHash } from 'node:crypto';
import { daysLate } from '#contract/accounts/rules-account.ts';
import { type Money, sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { byLabel } from '#contract/base/money/splitting.ts';
import { type Day, dayIn, showDay } from '#contract/base/time/dates.ts';
import { addDays, lastDayOf } from '#contract/base/time/working-days.ts';
import { standingOf } from '#contract/reminders/rules-standing.ts';
import { type FieldValues, fillText } from '#contract/reminders/rules-text.ts';
import type { Channel, LeftReason } from '#contract/reminders/schema-words.ts';
import { needsRepresentative } from '#contract/representations/rules.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import { speak } from '../../base/text/speak.ts';
import { type Register, readRegister } from '../../census/queries.ts';
import { addressesOf } from '../../prescriptions/plan/queries.ts';
import { type Agreed, agreedNow } from '../instalments/steps.ts';
import type { At, LadderStep } from '../ladder/queries.ts';
import { stepsOf } from '../ladder/steps.ts';
import {
  disputesOf,
  houseOf,
  type LastSent,
  type LateItem,
  lateItems,
  namesOf,
  numbersOf,
  paidSince,
} from '../rows/queries.ts';

/** What one unit owes to the house from the time of the same owners. */
type Debtor = {
  key: string;
  unitId: number;
  unit: string;
  owners: string;
  ownerIds: number[];
  former: boolean;
  /** Behind with agreed instalments. */
  behind: boolean;
  sum: Money;
  late: number;
  last: LastSent | null;
};
type Address = { recipient: string; lang: 'cs' | 'en' };
export type Due = Debtor & {
  step: number;
  name: string;
  cost: Money;
  deadline: Day;
  channel: Channel;
  people: number[];
  addresses: Address[];
  text: string;
  items: LateItem[];
  itself: boolean;
};
export type Left = Debtor & { reason: LeftReason; from: Day | null; note: string };
export type Plan = { today: Day; due: Due[]; left: Left[] };

/** How long it is told of a unit that it paid what it was reminded of. */
const toldPaid = 60;

type Around = {
  today: Day;
  steps: LadderStep[];
  register: Register;
  numbers: Map<number, string>;
  names: Map<number, string>;
  symbols: Map<number, string>;
  disputes: Map<number, string>;
  agreed: Agreed;
  house: { name: string; account: string };
};
type Group = { unitId: number; ownerIds: number[]; items: LateItem[] };

const groupsOf = (items: readonly LateItem[]): Group[] =>
  [...Map.groupBy(items, (i) => `${i.unitId}:${i.owners.join('.')}`).values()].map((list) => {
    const [first] = list as [LateItem];
    return { unitId: first.unitId, ownerIds: first.owners, items: list };
  });

const unitIn = ({ register }: Around, id: number) => register.units.find((u) => u.id === id);
const ownersNow = (around: Around, unitId: number): number[] =>
  [...new Set((unitIn(around, unitId)?.owners ?? []).flatMap((o) => o.memberIds))].sort((a, b) => a - b);

function debtorOf(around: Around, { unitId, ownerIds, items }: Group): Debtor {
  const sent = items.flatMap((i) => i.last ?? []).sort((a, b) => (a.date < b.date ? 1 : -1));
  return {
    ...{ key: `${unitId}:${ownerIds.join('.')}`, unitId, unit: around.numbers.get(unitId) ?? '', ownerIds },
    owners: ownerIds.flatMap((id) => around.names.get(id) || []).join(', '),
    former: ownersNow(around, unitId).join('.') !== ownerIds.join('.'),
    behind: around.agreed.late.has(unitId),
    sum: sumOf(items.map((i) => i.open)),
    late: Math.max(...items.map((i) => daysLate(i.day, around.today))),
    last: sent[0] ?? null,
  };
}

/** Whoever owned it on the day due, those who act for the ones who died, and the representative while it is still theirs. */
function peopleOf(around: Around, { unitId, ownerIds, former }: Debtor): number[] {
  const alive = ownerIds.flatMap((id) => around.register.estates.get(id) ?? [id]);
  const representative = former ? null : (unitIn(around, unitId)?.representativeId ?? null);
  return [...new Set([...alive, ...(representative === null ? [] : [representative])])];
}

const isUnrepresented = (around: Around, { unitId, former }: Debtor): boolean => {
  const unit = unitIn(around, unitId);
  return !former && unit !== undefined && needsRepresentative(unit.owners) && unit.representativeId === null;
};

/** What fields of the text are for this unit. */
function valuesOf(around: Around, debtor: Debtor, items: readonly LateItem[], step: LadderStep): FieldValues {
  const say = speak('cs');
  const line = (i: LateItem) =>
    say('REMINDER_PRINT.DEBT', { text: i.text, day: showDay(i.day), amount: showMoney(i.open) });
  return {
    ...{ jednotka: debtor.unit, castka: showMoney(debtor.sum), dluhy: items.map(line).join('\n') },
    ...{
      ucet: around.house.account || say('REMINDER_PRINT.OF_HOUSE'),
      symbol: around.symbols.get(debtor.unitId) ?? '',
      naklady: showMoney(step.cost),
    },
    lhuta: showDay(lastDayOf(around.today, step.term)),
    spolecenstvi: around.house.name,
  };
}

type Judged = { left: Left } | { due: Omit<Due, 'addresses' | 'channel'> };

function judge(around: Around, group: Group): Judged {
  const debtor = debtorOf(around, group);
  const out = (reason: LeftReason, from: Day | null = null, note = ''): Judged => ({
    left: { ...debtor, reason, from, note },
  });
  const dispute = around.disputes.get(debtor.unitId);
  if (dispute !== undefined) return out('disputed', null, dispute);
  const standing = standingOf(group.items, around.steps, around.today);
  if ('left' in standing) return out(standing.left, standing.from);
  if (debtor.ownerIds.length === 0) return out('nobody');
  if (isUnrepresented(around, debtor)) return out('representative');
  const step = around.steps[standing.step - 1] as LadderStep;
  const { name, cost, term, itself } = step;
  const text = fillText(step.text, valuesOf(around, debtor, group.items, step));
  const deadline = lastDayOf(around.today, term);
  const people = peopleOf(around, debtor);
  return { due: { ...debtor, step: standing.step, name, cost, deadline, people, text, items: group.items, itself } };
}

async function aroundOf(at: At, items: readonly LateItem[], more: readonly number[]): Promise<Around> {
  const { db, scope, now } = at;
  const unitIds = [...new Set([...items.map((i) => i.unitId), ...more])];
  const register = await readRegister(db, scope, now, unitIds);
  return {
    ...{ today: dayIn(now), steps: await stepsOf(at), register, numbers: await numbersOf(at, unitIds) },
    names: await namesOf(at, [...new Set(items.flatMap((i) => i.owners))]),
    symbols: new Map((await symbolsOf(db, scope)).map((s) => [s.unitId, s.symbol])),
    disputes: await disputesOf(at),
    agreed: await agreedNow(at, dayIn(now)),
    house: await houseOf(at),
  };
}

type Paid = Awaited<ReturnType<typeof paidSince>>;
/** Units that paid what they were reminded of lately, and owe nothing that is late. */
const settledOf = (around: Around, owing: ReadonlySet<number>, paid: Paid): Left[] =>
  paid
    .filter((p) => !owing.has(p.unitId))
    .map(({ unitId, owners, ...last }) => {
      const key = `${unitId}:paid`;
      const of = {
        key,
        unitId,
        unit: around.numbers.get(unitId) ?? '',
        owners,
        ownerIds: [],
        former: false,
        behind: false,
      };
      return { ...of, sum: 0n, late: 0, last, reason: 'paid', from: null, note: '' };
    });

/** Who is to be reminded of what today, word for word, and who is not and why. */
export async function planOf(at: At): Promise<Plan> {
  const { db, scope, now } = at;
  const today = dayIn(now);
  const items = (await lateItems(at, today)).filter((i) => daysLate(i.day, today) > 0);
  const paid = await paidSince(at, addDays(today, -toldPaid));
  const around = await aroundOf(
    at,
    items,
    paid.map((p) => p.unitId),
  );
  const judged = groupsOf(items.filter((i) => !around.agreed.kept.has(i.entryId))).map((g) => judge(around, g));
  const paying = groupsOf(items.filter((i) => around.agreed.kept.has(i.entryId))).map((g): Left => {
    const next = around.agreed.kept.get((g.items[0] as LateItem).entryId)?.day ?? null;
    const debtor = debtorOf(around, g);
    return { ...debtor, key: `${debtor.key}:plan`, reason: 'plan', from: next, note: '' };
  });
  const ready = judged.flatMap((j) => ('due' in j ? j.due : []));
  const known = await addressesOf(db, scope, [...new Set(ready.flatMap((d) => d.people))]);
  const due = ready.map((d): Due => {
    const addresses = d.people.flatMap((id) => {
      const one = known.get(id);
      return (one?.emails ?? []).map((recipient) => ({ recipient, lang: one?.lang ?? 'cs' }));
    });
    const each = [...new Map(addresses.map((a) => [a.recipient, a])).values()];
    return { ...d, addresses: each, channel: each.length > 0 ? 'mail' : 'letter' };
  });
  const left = judged.flatMap((j) => ('left' in j ? j.left : []));
  const settled = settledOf(around, new Set(items.map((i) => i.unitId)), paid);
  const byUnit = (a: { unit: string }, b: { unit: string }) => byLabel(a.unit, b.unit);
  return { today, due: due.sort(byUnit), left: [...left, ...paying, ...settled].sort(byUnit) };
}

/** By which it is known that what goes out is what was seen. */
export function fingerprintOf({ today, due }: Plan): string {
  const told = due.map((d) => [
    ...[d.key, d.step, d.text, d.channel, String(d.sum), String(d.cost), d.deadline, d.people],
    d.items.map((i) => [i.entryId, String(i.open)]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([today, told]))
    .digest('hex');
}

/** Fields of a text for a unit, as an example; of debts that it has, or would have. */
export async function exampleOf(at: At, unit: { id: number; number: string }): Promise<FieldValues> {
  const today = dayIn(at.now);
  const items = (await lateItems(at, today, unit.id)).filter((i) => daysLate(i.day, today) > 0);
  const around = await aroundOf(at, items, [unit.id]);
  const debtor = { ...debtorOf(around, { unitId: unit.id, ownerIds: [], items }), unit: unit.number };
  return valuesOf(around, debtor, items, around.steps[0] as LadderStep);
}
