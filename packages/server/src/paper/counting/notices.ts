import { randomUUID } from 'node:crypto';
import { urlOf } from '#contract/base/calls/links.ts';
import { showDay, showMoment } from '#contract/base/time/dates.ts';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { paperPhase } from '#contract/motions/rules-papers.ts';
import { seatName } from '../../answers/notices.ts';
import { seatsById } from '../../answers/queries.ts';
import { type Other, othersOf } from '../../answers/queries-mailboxes.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope, Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { keepMails } from '../../census/queries-mails.ts';
import type { Vote } from '../../motions/queries.ts';
import { courseOf } from '../../motions/queries-course.ts';
import { namesOf, type PaperRow } from './queries.ts';

type At = { scope: Scope; session: Session; now: Date };

/**
 * Tells the people of the seat that a paper of theirs is recorded, or has begun to count, and that they may object. It is their
 * own vote, so nobody is said to have voted for them. Whom it was for stands in the report of delivery.
 */
export async function tellOfPaper(
  db: Db,
  portal: Portal,
  { scope, now }: At,
  vote: Vote,
  paper: PaperRow,
  state: 'counts' | 'waits',
): Promise<void> {
  const [seat] = await seatsById(db, scope, vote.id, [paper.seatId]);
  // Whoever recorded a paper of their own seat knows of it.
  const others = (await othersOf(db, scope, [paper.seatId])).filter((o) => o.member !== paper.recordedBy);
  if (!seat || others.length === 0) return;
  const names = await namesOf(db, scope, [paper.recordedBy]);
  const addressed = [
    ...Map.groupBy(
      others.filter((o): o is Other & { email: string } => o.email !== null),
      (o) => o.email,
    ),
  ];
  const letters = addressed.map(([recipient, own]) => ({
    messageId: randomUUID(),
    recipient,
    lang: own[0]?.lang ?? ('cs' as const),
  }));
  const idOf = new Map(letters.map((l) => [l.recipient, l.messageId]));
  const rows = others.map(({ seat: of, member, email }) => ({
    ...{ seat: of, member, recipient: email },
    messageId: email === null ? null : (idOf.get(email) as string),
  }));
  await keepMails(db, scope, vote.id, 'votePaper', rows, now);
  const isOpen = paperPhase(await courseOf(db, scope, vote), now) === 'open';
  const data = {
    ...{ vote: vote.name, seat: seatName(seat), number: showNumber(paper.number), date: showDay(paper.paperDate) },
    ...{ who: names.get(paper.recordedBy) ?? '', at: showMoment(paper.at), state, open: isOpen ? 'yes' : 'no' },
    url: urlOf(portal.config.url, voteLinks.one(vote.id), { svj: scope.svjId }),
  };
  const mail = { svjId: scope.svjId, kind: 'votePaper' as const, data, createdAt: now };
  await queueMails(
    db,
    letters.map((letter) => ({ ...mail, ...letter })),
  );
}
