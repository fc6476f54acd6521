import { urlOf } from '#contract/base/calls/links.ts';
import { zone } from '#contract/base/time/dates.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { tellSeats } from '../answers/notices.ts';
import type { Fallen } from '../answers/queries-givers.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMails } from '../base/mail/mail.ts';
import { speak } from '../base/text/speak.ts';
import type { Vote } from '../motions/queries.ts';

type Named = { id: number; owners: string; units: string };
/** Stands in the kept copy of a mail where it said how somebody voted. */
const forgotten = '•••';
/** Seats named in one refusal at most. */
const mostNamed = 10;

/** "2 – Jan Dvorský; 3 – Petr Říha (+ 4)" */
export function namesOf(seats: readonly Omit<Named, 'id'>[]): string {
  const some = seats.slice(0, mostNamed).map((s) => `${s.units} – ${s.owners}`);
  const more = seats.length - some.length;
  return `${some.join('; ')}${more > 0 ? ` (+ ${more})` : ''}`;
}

type Departure = {
  vote: Vote;
  seats: readonly Named[];
  fallen: readonly Fallen[];
  time: Date;
  reason: string;
};
const clocks = {
  cs: new Intl.DateTimeFormat('cs', { timeZone: zone, dateStyle: 'long', timeStyle: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'long', timeStyle: 'short' }),
};

/** Tells owners of seats whose departure takes answers back what was written down, when and why. */
export async function tellFallen(
  db: Db,
  portal: Portal,
  { scope, now }: { scope: Scope; now: Date },
  { vote, seats, fallen, time, reason }: Departure,
): Promise<void> {
  for (const [id, own] of Map.groupBy(fallen, (f) => f.seat)) {
    const seat = seats.find((s) => s.id === id) as Named;
    const letters = await tellSeats(db, scope, vote.id, 'voteLeft', [id], now);
    const mails = letters.map(({ recipient, lang, messageId }) => ({
      svjId: scope.svjId,
      kind: 'voteLeft' as const,
      ...{ recipient, lang, messageId, createdAt: now },
      data: {
        vote: vote.name,
        seat: `${seat.units} – ${seat.owners}`,
        who: scope.name,
        at: clocks[lang].format(time),
        reason,
        answers: forgotten,
        url: urlOf(portal.config.url, voteLinks.one(vote.id), { svj: scope.svjId }),
      },
      secret: { words: { answers: own.map((f) => `${f.point}: ${speak(lang)(`VOTE.VALUES.${f.value}`)}`).join('\n') } },
    }));
    await queueMails(db, mails);
  }
}
