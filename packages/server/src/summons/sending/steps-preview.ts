import { urlOf } from '#contract/base/calls/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { partsOf } from '#contract/summons/rules.ts';
import type { InvitationPreview } from '#contract/summons/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { speak } from '../../base/text/speak.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import { invitedTo } from '../../meetings/rows/queries-audience.ts';
import { meetingsToTell, type ToldMeeting } from '../../meetings/telling/queries-told.ts';
import { peopleToTell } from '../../notices/queries.ts';
import { invitedPoints } from '../rows/queries-invited.ts';
import { invitationIn } from './notices.ts';
import { peopleOf, placesFor } from './steps-places.ts';

type At = Pick<Asking, 'db' | 'scope' | 'now'>;
const mostNamed = 100;

/** The meeting with all that its invitation says, in one order for the page, the mail and the paper. */
export async function composed({ db, scope }: Pick<At, 'db' | 'scope'>, id: number) {
  const [told] = (await meetingsToTell(db, scope, [id])) as [ToldMeeting];
  const points = await invitedPoints(db, scope, id);
  return { told, points, parts: partsOf({ description: told.description, points, files: told.files }) };
}

/** Places of now that no mail would reach: nobody of them is invited, or nobody has an address. */
async function unreachableNow(at: At, id: number) {
  const { db, scope, now } = at;
  const { seats } = await placesFor(at, id);
  const people = await peopleToTell(db, scope, invitedTo(scope, id, now));
  const reached = new Set(people.filter((p) => p.emails.length > 0).map((p) => p.id));
  return { seats, without: seats.filter((s) => !peopleOf(s).some((member) => reached.has(member))) };
}

/** The invitation before it goes, or as it would go now. */
export async function previewOf(portal: Portal, at: At, id: number, lang: Locale): Promise<InvitationPreview> {
  const { db, scope } = at;
  const m: Meeting = await meetingSeen(db, scope, id);
  const { told, points, parts } = await composed(at, id);
  const { seats, without } = await unreachableNow(at, id);
  const url = urlOf(portal.config.url, meetingLinks.one(id), { svj: scope.svjId });
  const data = { ...invitationIn(lang, scope, { m: told, points, url }), power: 'yes' };
  const say = speak(lang);
  return {
    ...{ id, name: m.name, address: m.address, start: m.startsAt.toISOString(), end: m.endsAt.toISOString() },
    ...{ isSent: m.status !== 'concept', parts },
    mail: {
      subject: say('MAIL.meetingInvitation.SUBJECT', data),
      text: say('MAIL.meetingInvitation.TEXT', { ...data, codes: say('SUMMONS_PRINT.CODE_SHOWN') }),
    },
    ...{ seatCount: seats.length, unreachableCount: without.length },
    unreachable: without.slice(0, mostNamed).map(({ units, owners }) => ({ units, owners })),
  };
}
