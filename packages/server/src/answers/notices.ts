import { randomUUID } from 'node:crypto';
import type { Receipt } from '#contract/answers/schema.ts';
import { type Place, urlOf } from '#contract/base/calls/links.ts';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type Attached, attaching, queueMail, queueMails } from '../base/mail/mail.ts';
import { sealMail } from '../base/mail/mail-seal.ts';
import { speak } from '../base/text/speak.ts';
import { keepMails } from '../census/queries-mails.ts';
import { committeeMailboxes } from '../members/rows/queries-mailboxes.ts';
import type { Vote } from '../motions/queries.ts';
import type { Seat } from './queries.ts';
import { type Other, othersOf } from './queries-mailboxes.ts';
import type { Ballot } from './steps.ts';

type Lang = 'cs' | 'en';
type Caller = { scope: Scope; session: Session; now: Date };
/** Stands in the kept copy of a mail where it said how somebody voted. */
const forgotten = '•••';

const valueName = (lang: Lang, value: VoteValue | undefined) => (value ? speak(lang)(`VOTE.VALUES.${value}`) : '');
export const seatName = ({ units, owners }: Pick<Seat, 'units' | 'owners'>) => `${units} – ${owners}`;

/** Every seat with its answers in words, seats divided by an empty line. */
function inWords(lang: Lang, { points, answers }: Ballot, seats: readonly Seat[]): string {
  const lineOf = (seat: Seat) => (p: { id: number; name: string }, i: number) =>
    `${i + 1}. ${p.name}: ${valueName(lang, answers.get(seat.id)?.get(p.id))}`;
  return seats.map((s) => [seatName(s), ...points.map(lineOf(s))].join('\n')).join('\n\n');
}

const pageOf = (portal: Portal, scope: Scope, at: Place) => urlOf(portal.config.url, at, { svj: scope.svjId });
const clocks = (['cs', 'en-GB'] as const).map(
  (tag) => new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Prague', dateStyle: 'long', timeStyle: 'medium' }),
);
const moment = (lang: Lang, at: Date) => clocks[lang === 'cs' ? 0 : 1]?.format(at) as string;

/** Mails the code to whoever saves; the mail lists what it is bound to. */
export async function sendCode(db: Db, portal: Portal, { scope, session, now }: Caller, ballot: Ballot, code: string) {
  const { email: recipient, lang } = session;
  const words = { answers: inWords(lang, ballot, ballot.seats) };
  const data = { vote: ballot.vote.name, answers: forgotten };
  const secret = sealMail(portal.secret, { code, words });
  await queueMail(db, { svjId: scope.svjId, kind: 'voteCode', recipient, lang, data, secret, createdAt: now });
  portal.say(`Kód k hlasování „${ballot.vote.name}“ pro ${recipient}: ${code}`);
}

/** What the page and the program that recount a vote read: one receipt, or a list of them. */
const receiptFile = (receipts: readonly Receipt[]): Attached => ({
  name: 'potvrzeni.json',
  type: 'application/json',
  text: `${JSON.stringify(receipts.length === 1 ? receipts[0] : receipts, null, 2)}\n`,
});

/** Mails the saver the receipts of what was stored, with the answers in words and how to verify them. */
export async function sendReceipts(
  db: Db,
  portal: Portal,
  { scope, session, now }: Caller,
  ballot: Ballot,
  seats: readonly Seat[],
  receipts: readonly Receipt[],
): Promise<void> {
  const { email: recipient, lang } = session;
  const { vote } = ballot;
  const data = {
    vote: vote.name,
    at: moment(lang, now),
    answers: forgotten,
    numbers: receipts.map((r) => showNumber(r.number)).join(', '),
    ...attaching([receiptFile(receipts)]),
    url: pageOf(portal, scope, voteLinks.verify(vote.id)),
  };
  const secret = sealMail(portal.secret, { words: { answers: inWords(lang, ballot, seats) } });
  const messageId = randomUUID();
  const kind = 'voteReceipt' as const;
  const rows = seats.map((s) => ({ seat: s.id, member: scope.memberId as number, recipient, messageId }));
  await keepMails(db, scope, vote.id, kind, rows, now);
  await queueMail(db, { svjId: scope.svjId, kind, recipient, lang, data, secret, messageId, createdAt: now });
}

export type Letter = { messageId: string; recipient: string; lang: Lang; seats: number[] };

/**
 * One letter an address for the other people of these seats. Whom it was for, and who has no address, stands in the report
 * of delivery; what the letters say is the caller's.
 */
export async function tellSeats(
  db: Db,
  scope: Scope,
  voteId: number,
  kind: 'voteCast' | 'voteLeft',
  seats: readonly number[],
  now: Date,
): Promise<Letter[]> {
  const others = await othersOf(db, scope, seats);
  if (others.length === 0) return [];
  const addressed = others.filter((o): o is Other & { email: string } => o.email !== null);
  const letters = [...Map.groupBy(addressed, (o) => o.email)].map(([recipient, own]) => ({
    messageId: randomUUID(),
    recipient,
    lang: own[0]?.lang ?? 'cs',
    seats: [...new Set(own.map((o) => o.seat))],
  }));
  const idOf = new Map(letters.map((l) => [l.recipient, l.messageId]));
  const rows = others.map(({ seat, member, email }) => ({
    seat,
    member,
    recipient: email,
    messageId: email === null ? null : (idOf.get(email) as string),
  }));
  await keepMails(db, scope, voteId, kind, rows, now);
  return letters;
}

/** Tells the other people of the seats that somebody voted for them, and that they may object: one mail an address. */
export async function tellOthers(
  db: Db,
  portal: Portal,
  { scope, now }: Caller,
  { vote }: Ballot,
  seats: readonly Seat[],
) {
  const byId = new Map(seats.map((s) => [s.id, s]));
  const letters = await tellSeats(db, scope, vote.id, 'voteCast', [...byId.keys()], now);
  const about = { vote: vote.name, who: scope.name, url: pageOf(portal, scope, voteLinks.one(vote.id)) };
  const mails = letters.map(({ seats: own, ...letter }) => ({
    svjId: scope.svjId,
    kind: 'voteCast' as const,
    ...letter,
    data: {
      ...about,
      at: moment(letter.lang, now),
      seats: own.map((id) => seatName(byId.get(id) as Seat)).join('\n'),
    },
    createdAt: now,
  }));
  await queueMails(db, mails);
}

/** Tells the committee that an owner says a ballot in their name was not theirs. */
export async function tellObjection(
  db: Db,
  portal: Portal,
  { scope, now }: Caller,
  { vote, seat, text, fate }: { vote: Vote; seat: Seat; text: string; fate: 'void' | 'stays' },
): Promise<void> {
  const data = {
    vote: vote.name,
    who: scope.name,
    seat: seatName(seat),
    text: text || 'none',
    fate,
    url: pageOf(portal, scope, voteLinks.one(vote.id)),
  };
  const mailboxes = await committeeMailboxes(db, scope);
  const mail = { svjId: scope.svjId, kind: 'voteObjection' as const, data, createdAt: now };
  await queueMails(
    db,
    mailboxes.map(({ email, lang }) => ({ ...mail, recipient: email, lang })),
  );
}
