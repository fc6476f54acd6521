import { stamp } from '#contract/base/calls/ids.ts';
import { moneyText, sumOf } from '#contract/base/money/amount.ts';
import { fullName } from '#contract/base/person/people.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { agrees, shownState } from '#contract/insolvency/rules.ts';
import { rhythmOf, splitBy, termOf } from '#contract/insolvency/rules-days.ts';
import type { CaseView, Claim, Owner, WatchList, WatchView } from '#contract/insolvency/schema.ts';
import type { Verdict } from '#contract/insolvency/schema-words.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { insolvencyOf } from '../../base/registers/insolvency.ts';
import { late } from '../asking/steps.ts';
import * as q from '../rows/queries.ts';
import type { Case, Watch } from '../rows/tables.ts';
import { namesOf } from './queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const unitsOf = ({ unitIds, numbers }: q.Owning) => unitIds.map((id, i) => ({ id, number: numbers[i] as string }));

const verdict = (ours: string, theirs: string, same: boolean): Verdict =>
  ours === '' || theirs === '' ? 'unknown' : same ? 'same' : 'differs';
const alike = (a: string, b: string): boolean =>
  searchKey(a).replace(/[\s,]+/g, ' ') === searchKey(b).replace(/[\s,]+/g, ' ');

/** What agrees and what does not, for whoever knows the person. */
function rowsOf(one: Case, watch: Watch, owner: q.Owning): CaseView['rows'] {
  if (owner.kind === 'company') return [];
  const [name, theirName] = [`${owner.firstName ?? ''} ${owner.lastName ?? ''}`, `${one.firstName} ${one.lastName}`];
  const titles = [owner.titleBefore, owner.titleAfter].filter(Boolean).join(' ');
  const [born, theirBorn] = [watch.birthDate ?? '', one.birthDate ?? ''];
  return [
    {
      what: 'name',
      ours: name.trim(),
      theirs: theirName.trim(),
      verdict: verdict(name.trim(), theirName.trim(), agrees(name, theirName)),
    },
    { what: 'born', ours: born, theirs: theirBorn, verdict: verdict(born, theirBorn, born === theirBorn) },
    {
      what: 'address',
      ours: owner.address,
      theirs: one.address,
      verdict: verdict(owner.address, one.address, alike(owner.address, one.address)),
    },
    {
      what: 'title',
      ours: titles,
      theirs: one.titles,
      verdict: verdict(titles, one.titles, alike(titles, one.titles)),
    },
  ];
}

function claimOf(one: Case, debts: readonly q.Debt[]): Claim {
  const since = one.startedOn ?? one.declaredOn;
  const { before, after } = since ? splitBy(debts, since) : { before: [...debts], after: [] };
  const item = ({ id, unit, text, month, day, open }: q.Debt) => ({
    id,
    unit,
    text,
    month,
    day,
    open: moneyText(open),
  });
  const total = sumOf(debts.map((d) => d.open));
  const filed = sumOf(before.map((d) => d.open));
  return { since, filed: moneyText(filed), total: moneyText(total), before: before.map(item), after: after.map(item) };
}

type Known = { debts: readonly q.Debt[]; names: ReadonlyMap<number, string> };
function caseView(one: Case, watch: Watch, owner: q.Owning, { debts, names }: Known): CaseView {
  const isOver = one.isPending === false || one.decision === 'dismissed' || one.decision === 'closed';
  return {
    ...{ id: one.id, fileNumber: one.fileNumber, court: one.court, url: one.url },
    ...{ isPending: one.isPending, isThere: one.isThere, declaredOn: one.declaredOn, endedOn: one.endedOn },
    ...{ startedOn: one.startedOn, rows: rowsOf(one, watch, owner), decision: one.decision },
    ...{ decisionReason: one.decisionReason, decidedAt: iso(one.decidedAt) },
    decidedBy: (one.decidedBy !== null && names.get(one.decidedBy)) || '',
    term: isOver ? null : termOf(one.declaredOn),
    claim: isOver ? null : claimOf(one, debts),
    updatedAt: stamp(one.version, one.updatedAt),
  };
}

type Around = Known & { cases: readonly Case[]; owner: q.Owning; now: Date };
function watchView(watch: Watch, { cases, owner, debts, names, now }: Around): WatchView {
  const due = late(debts, now);
  return {
    ...{ id: watch.id, userId: watch.memberId, user: fullName(owner), units: unitsOf(owner) },
    ...{ birthDate: watch.birthDate, ic: owner.kind === 'company' ? owner.ico : null, lastCheck: iso(watch.triedAt) },
    status: shownState(watch.sureState, watch.problem),
    sure: watch.sureState && watch.sureAt ? { status: watch.sureState, at: watch.sureAt.toISOString() } : null,
    ...{ problem: watch.problem, nextCheck: iso(watch.nextAt), rhythm: rhythmOf(due.length > 0, watch.purpose !== '') },
    debt: moneyText(sumOf(due.map((d) => d.open))),
    isOver: watch.forDebt && due.length === 0 && watch.purpose === '',
    ...{ purpose: watch.purpose, purposeAt: iso(watch.purposeAt), createdAt: watch.createdAt.toISOString() },
    informedAt: iso(watch.informedAt),
    cases: cases.map((one) => caseView(one, watch, owner, { debts, names })),
  };
}

function ownerView(owner: q.Owning, debts: readonly q.Debt[], now: Date): Owner {
  const isCompany = owner.kind === 'company';
  return {
    ...{ id: owner.id, name: fullName(owner), units: unitsOf(owner), isCompany, ic: isCompany ? owner.ico : null },
    debt: moneyText(sumOf(late(debts, now).map((d) => d.open))),
  };
}

/** Everybody who is watched, and whom else somebody may add. Whoever owns nothing any more is not shown, and goes at the next check. */
export async function listOf({ config }: Pick<Portal, 'config'>, at: q.At): Promise<WatchList> {
  const { db, scope, now } = at;
  const today = dayIn(now);
  const owners = new Map((await q.ownersOn(db, scope, today)).map((o) => [o.id, o]));
  const watches = await q.watchesOf(db, scope);
  const cases = await q.casesOf(
    db,
    scope,
    watches.map((w) => w.id),
  );
  const debts = await q.debtsOf(db, scope, [...new Set([...owners.values()].flatMap((o) => o.unitIds))]);
  const of = (owner: q.Owning) => debts.filter((d) => owner.unitIds.includes(d.unitId));
  const names = await namesOf(
    db,
    scope,
    cases.flatMap((c) => c.decidedBy ?? []),
  );
  const watched = new Set(watches.map((w) => w.memberId));
  const mayWrite = may(scope, 'bankruptcy_register', 'rw');
  const { simulated, isOff } = insolvencyOf(config);
  const { words, version: wordsVersion } = await q.wordsOf(db, scope);
  return {
    insolvency: watches.flatMap((watch) => {
      const owner = owners.get(watch.memberId);
      const own = cases.filter((c) => c.watchId === watch.id);
      return owner ? [watchView(watch, { cases: own, owner, debts: of(owner), names, now })] : [];
    }),
    owners: mayWrite ? [...owners.values()].filter((o) => !watched.has(o.id)).map((o) => ownerView(o, of(o), now)) : [],
    ...{ today, simulated, off: isOff, mayWrite, words, wordsVersion },
  };
}
