import { urlOf } from '#contract/base/calls/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { Refused } from '#contract/refusals.ts';
import type { PaperAsked } from '#contract/summons/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Bytes, Portal } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { seesAll } from '../../meetings/rows/queries-audience.ts';
import { ownersOf } from '../delivery/queries.ts';
import { deliverySummaryOf, shownSeats, standingIn } from '../delivery/steps.ts';
import { type PlaceOf, placesOf, sentOf } from '../rows/queries.ts';
import { codeOfPlace, myPlaces } from '../rows/steps-mine.ts';
import { composed } from '../sending/steps-preview.ts';
import { type Addressed, boardSheet, letters, type Paper, powerSheet } from './print.ts';
import { deliveryBlocks, deliverySheet } from './print-delivery.ts';

type Parts = Iterable<readonly Sheet[]>;
const fileWords = {
  board: 'FILE',
  letters: 'LETTERS_FILE',
  mine: 'FILE',
  power: 'POWER_FILE',
  delivery: 'DELIVERY_FILE',
} as const;

/**
 * Papers of everybody's are for who administers meetings; one's own code and the form of a power are for its people. What is
 * not there is refused before its address is given.
 */
export async function refusePaper({ db, scope }: Pick<Asking, 'db' | 'scope'>, asked: PaperAsked): Promise<void> {
  const { id, what } = asked;
  if (what !== 'mine' && what !== 'power' && !seesAll(scope)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  if (what === 'mine' && !(await myPlaces(db, scope, id))?.places.length) throw new Refused('SUMMONS.ERRORS.NOBODY');
  const needsSent = what === 'letters' || what === 'delivery';
  if (needsSent && !(await sentOf(db, scope, [id])).has(id)) throw new Refused('SUMMONS.ERRORS.NOT_SENT');
}

async function paperOf(portal: Portal, { db, scope, now }: Asking, id: number, lang: Locale): Promise<Paper> {
  const { told, parts } = await composed({ db, scope }, id);
  const { name, start, end, address } = told;
  return {
    ...{ lang, at: now, parts, meeting: { id, name, start, end, address } },
    letterhead: await letterheadOf(db, scope, lang),
    url: urlOf(portal.config.url, meetingLinks.one(id), { svj: scope.svjId }),
  };
}

async function addressed(portal: Portal, { db, scope }: Asking, id: number, places: readonly PlaceOf[]) {
  const owners = await ownersOf(
    db,
    scope,
    places.map((p) => p.id),
  );
  return places.map(
    (p): Addressed => ({ ...p, owners: owners.get(p.id) ?? [], code: codeOfPlace(portal, scope, id, p) }),
  );
}

/** Letters to one place, or to all that nothing proves yet. */
async function lettersOf(portal: Portal, at: Asking, { id, seat }: PaperAsked, paper: Paper): Promise<Parts> {
  const { db, scope } = at;
  const sent = (await sentOf(db, scope, [id])).get(id);
  if (!sent) throw new Refused('SUMMONS.ERRORS.NOT_SENT');
  const missing = async () =>
    (await standingIn(db, scope, id)).filter((p) => p.state === 'missing' && !p.is_ended).map((p) => p.id);
  const places = await placesOf(db, scope, [id], { ids: seat === undefined ? await missing() : [seat] });
  if (places.length === 0) throw new Refused('SUMMONS.ERRORS.NOBODY');
  return letters(paper, await addressed(portal, at, id, places), sent.measure);
}

/** My own papers: the invitation with my code, or the form of a power; whoever has no place gets an empty form. */
async function mineOf(portal: Portal, at: Asking, { id, what }: PaperAsked, paper: Paper): Promise<Parts> {
  const mine = await myPlaces(at.db, at.scope, id);
  const places = mine ? await addressed(portal, at, id, mine.places) : [];
  if (what === 'power')
    return places.length === 0
      ? [[powerSheet(paper, null, null)]]
      : [places.map((p) => powerSheet(paper, p, mine?.sent.measure ?? null))];
  if (!mine || places.length === 0) throw new Refused('SUMMONS.ERRORS.NOBODY');
  return letters(paper, places, mine.sent.measure);
}

/** The ledger of deliveries of the meeting as it stands now; null where no invitation went. */
async function ledgerOf(portal: Portal, at: Asking, id: number) {
  const { db, scope } = at;
  const m = await meetingSeen(db, scope, id);
  const summary = await deliverySummaryOf(db, scope, id);
  if (!summary) return null;
  const places = await standingIn(db, scope, id);
  const seats = await shownSeats(
    portal,
    at,
    places,
    await ownersOf(
      db,
      scope,
      places.map((p) => p.id),
    ),
  );
  return { name: m.name, summary, seats };
}

/** The same as an annex of what owners read; empty where no invitation went. */
export async function deliveryAnnex(portal: Portal, at: Asking, id: number, lang: Locale): Promise<Block[]> {
  const ledger = await ledgerOf(portal, at, id);
  return ledger ? deliveryBlocks(lang, ledger, 'owners') : [];
}

async function deliveryPaper(portal: Portal, at: Asking, id: number, lang: Locale): Promise<Sheet> {
  const ledger = await ledgerOf(portal, at, id);
  if (!ledger) throw new Refused('SUMMONS.ERRORS.NOT_SENT');
  return deliverySheet(lang, ledger);
}

async function partsOf(portal: Portal, at: Asking, asked: PaperAsked, paper: Paper): Promise<Parts> {
  switch (asked.what) {
    case 'board':
      return [[boardSheet(paper)]];
    case 'letters':
      return lettersOf(portal, at, asked, paper);
    case 'delivery':
      return [[await deliveryPaper(portal, at, asked.id, asked.lang)]];
    default:
      return mineOf(portal, at, asked, paper);
  }
}

/** One of the papers of the invitation in PDF. */
export async function summonsPaper(portal: Portal, at: Asking, asked: PaperAsked): Promise<Bytes> {
  const { id, what, lang } = asked;
  await meetingSeen(at.db, at.scope, id);
  await refusePaper(at, asked);
  const paper = await paperOf(portal, at, id, lang);
  const parts = await partsOf(portal, at, asked, paper);
  const say = speak(lang);
  const title = `${say('SUMMONS_PRINT.TITLE')}: ${paper.meeting.name}`;
  const body = onPaper({ lang, title, at: at.now, letterhead: paper.letterhead }, parts);
  return { name: say(`SUMMONS_PRINT.${fileWords[what]}`, { id }), type: 'application/pdf', body };
}
