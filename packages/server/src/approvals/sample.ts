import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { ApprovalInput } from '#contract/approvals/schema.ts';
import type { DecisionState } from '#contract/approvals/schema-words.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile } from '../base/files/files.ts';
import type { Portal } from '../base/http/handler.ts';
import { pdfOf } from '../base/pdf/pdf.ts';
import { keepBytes, receive } from '../base/store/file-receiving.ts';
import { addComment } from '../comments/queries-writing.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { approvalTalk } from './detail/queries-talk.ts';
import { addEntry } from './ledger/steps.ts';
import { type Approval, type At, type Place, placesOf } from './rows/queries.ts';
import { addSubstitution } from './standing/queries.ts';
import { changeApproval } from './writing/queries.ts';
import { writeApproval } from './writing/steps.ts';
import { keepAnswer } from './writing/steps-deciding.ts';
import { keepState } from './writing/steps-settling.ts';

const picture = new URL('../../fixtures/water-valve.jpg', import.meta.url);
const day = 24 * 3600_000;

const chair = 'predseda@lipova.example';
const member = 'vybor@lipova.example';
const audit = 'kontrola@lipova.example';
const manager = 'sprava@spravce.example';

/** The house as one of its people acts in it, so many days ago. */
async function actAs(at: At, email: SampleEmail, daysAgo: number): Promise<At> {
  const memberId = await memberOf(at, email);
  const { rows } = await at.db.execute<{ id: number }>(sql`select id from account where email = ${email}`);
  const scope = { ...at.scope, memberId, actorId: memberId, accountId: rows[0]?.id as number };
  return { db: at.db, scope, now: new Date(at.now.getTime() - daysAgo * day) };
}

/** A file with its name; one without words is the photograph. `isPublic` is for everybody who sees the request. */
type Paper = { name: string; words?: string; isPublic?: boolean };

async function uploaded(portal: Portal, at: At, { name, words, isPublic = true }: Paper): Promise<number> {
  const bytes = async () => {
    if (words === undefined) return createReadStream(picture);
    const title = name.replace(/\.pdf$/, '');
    const letterhead = { name: title, address: '', companyNumber: '' };
    const blocks = [{ kind: 'heading', text: title, level: 1 } as const, { kind: 'text', text: words } as const];
    return Readable.from([await pdfOf({ lang: 'cs', title, at: at.now, letterhead }, blocks)]);
  };
  const file = await receive(portal.config.dataDir, await bytes(), name);
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    return (await addFile(at.db, at.scope, file, { description: '', isPublic }, at.now, allowed)).id;
  } finally {
    await file.discard();
  }
}

type Answer = { by: SampleEmail; daysAgo: number; status: DecisionState; note?: string };
type Request = Pick<ApprovalInput, 'title' | 'notes'> & {
  by: SampleEmail;
  daysAgo: number;
  of: readonly SampleEmail[];
  papers: readonly Paper[];
  answers?: readonly Answer[];
  more?: object;
};

/** Asks, and lets people answer; nobody is mailed: all of it happened before the portal began. */
async function request(portal: Portal, at: At, r: Request): Promise<Approval> {
  const asks = await actAs(at, r.by, r.daysAgo);
  const fileIds: number[] = [];
  for (const paper of r.papers) fileIds.push(await uploaded(portal, asks, paper));
  const approvers: number[] = [];
  for (const email of r.of) approvers.push(await memberOf(at, email));
  const { title, notes, more } = r;
  const a = await writeApproval(portal, asks, ApprovalInput.parse({ title, notes, approvers, fileIds, ...more }));
  for (const { by, daysAgo, status, note = '' } of r.answers ?? []) {
    const answers = await actAs(at, by, daysAgo);
    const places = await placesOf(at.db, at.scope, a.id);
    const own = places.find((p) => p.memberId === answers.scope.memberId) as Place;
    await keepAnswer(portal, answers, a, own, { status, note, chairId: null });
    await keepState(answers, a, null);
  }
  return a;
}

/** One that waits for the chair's answer, which decides, with what was said to it. */
async function addRoof(portal: Portal, at: At): Promise<void> {
  const { id } = await request(portal, at, {
    ...{ by: manager, daysAgo: 3, of: [member, audit, chair], title: 'Oprava střechy' },
    notes:
      'Po říjnové vichřici chybí nad vchodem 14 asi dvacet tašek a u komína zatéká na půdu. Firma nabízí opravu i s novým oplechováním komína za 248 600 Kč včetně DPH.\n\n' +
      'Dvě další oslovené firmy nemají do konce roku volno. Cena platí měsíc.',
    papers: [
      {
        name: 'Nabídka 2026-118.pdf',
        words: 'Oprava krytiny a oplechování komína: 248 600 Kč včetně DPH.',
        isPublic: false,
      },
      { name: 'Půda u komína.jpg' },
    ],
    answers: [
      { by: member, daysAgo: 2, status: 'approved' },
      { by: audit, daysAgo: 1, status: 'rejected', note: 'Je potřeba ještě druhá nabídka.' },
    ],
    more: {
      ...{ rule: 'count', needed: 2, dueOn: addDays(dayIn(at.now), 4) },
      ...{ amount: '248600', supplierName: 'Střechy Vysočina s.r.o.', supplierIco: '12345679' },
    },
  });
  const says = await actAs(at, manager, 0.8);
  const said = { text: 'Druhá nabídka by přišla až v lednu. Do té doby bychom komín přikryli plachtou.', mentions: [] };
  await addComment(
    at.db,
    says.scope,
    { owner: 'approval', ownerId: id, stream: 'house' },
    { ...said, quoteId: null },
    says.now,
  );
  await approvalTalk.heard?.(says, id, 'said', 'house');
}

async function addOthers(portal: Portal, at: At): Promise<void> {
  await request(portal, at, {
    ...{ by: chair, daysAgo: 2, of: [member, audit, manager], title: 'Smlouva o úklidu na příští rok' },
    notes: 'Stejná firma i rozsah jako letos, cena se zvyšuje o 4 %.',
    papers: [{ name: 'Návrh smlouvy.pdf', words: 'Úklid společných prostor dvakrát týdně.' }],
    answers: [{ by: member, daysAgo: 1, status: 'approved' }],
    more: { rule: 'order' },
  });
  await request(portal, at, {
    ...{ by: chair, daysAgo: 40, of: [member, manager], title: 'Pojištění domu' },
    notes: 'Pojistná částka odpovídá dnešním cenám stavebních prací, spoluúčast zůstává 5 000 Kč.',
    papers: [{ name: 'Pojistná smlouva.pdf', words: 'Pojištění domu na dobu jednoho roku.' }],
    answers: [
      { by: manager, daysAgo: 39, status: 'approved', note: 'Porovnáno se třemi nabídkami.' },
      { by: member, daysAgo: 37, status: 'approved' },
    ],
  });
  await request(portal, at, {
    ...{ by: manager, daysAgo: 60, of: [chair, member], title: 'Kamera u popelnic' },
    notes: '',
    papers: [{ name: 'Nabídka kamery.pdf', words: 'Kamera se záznamem: 18 900 Kč.' }],
    answers: [{ by: chair, daysAgo: 58, status: 'rejected', note: 'Nejdřív ať se k tomu vyjádří shromáždění.' }],
  });
}

/** One that was taken back. */
async function addWithdrawn(portal: Portal, at: At): Promise<void> {
  const a = await request(portal, at, {
    ...{ by: chair, daysAgo: 90, of: [member, manager], title: 'Zahradník na léto' },
    notes: 'Sečení dvora jednou za dva týdny.',
    papers: [{ name: 'Nabídka zahradníka.pdf', words: 'Sečení a odvoz trávy: 1 200 Kč za návštěvu.' }],
  });
  const ends = await actAs(at, chair, 85);
  const reason = 'Sečení si vzali na starost sousedé.';
  const ended = { status: 'rejected', decidedAt: ends.now, remindAt: null } as const;
  await changeApproval(ends, a, { ...ended, withdrawnBy: ends.scope.memberId, withdrawnReason: reason });
  await addEntry(portal, ends, a, { what: 'withdrawn', note: reason, said: { state: 'rejected' } });
}

/** Who stands in for whom later this month. */
async function addAway(at: At): Promise<void> {
  const from = await actAs(at, member, 1);
  const [userId, substituteId] = [await memberOf(at, member), await memberOf(at, audit)];
  const days = { from: addDays(dayIn(at.now), 10), to: addDays(dayIn(at.now), 20) };
  await addSubstitution(from, { userId, substituteId, ...days }, null);
}

/** Of Dlouhá, whose manager decides what its chair asks. */
async function addDlouha(portal: Portal, at: At): Promise<void> {
  const { rows } = await at.db.execute<{ id: number }>(
    sql`select id from member where svj_id = ${at.scope.svjId} and role = 'mayorCommittee'`,
  );
  const asks = await actAs(at, manager, 1);
  const fileIds = [await uploaded(portal, asks, { name: 'Okapy.pdf', words: 'Čištění okapů plošinou: 9 800 Kč.' })];
  const approvers = [await memberOf(at, manager)];
  const input = { title: 'Čištění okapů', notes: 'Na podzim je ucpaly listy z lip.', approvers, fileIds };
  const { scope } = asks;
  // The chair has no account, so the file waits for whoever brought it.
  await writeApproval(
    portal,
    { ...asks, scope: { ...scope, memberId: rows[0]?.id ?? null } },
    ApprovalInput.parse(input),
  );
}

/** What waits, was approved, rejected and taken back in the houses of a first start. */
export async function furnishApprovals(portal: Portal, at: SampleAt): Promise<void> {
  if (at.house === 'dlouha') return addDlouha(portal, at);
  if (at.house !== 'lipova') return;
  await addAway(at);
  await addWithdrawn(portal, at);
  await addOthers(portal, at);
  await addRoof(portal, at);
}
