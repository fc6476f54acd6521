import { createHmac, timingSafeEqual } from 'node:crypto';
import { fraction } from '#contract/base/shares/fraction.ts';
import { type Measure, shareText } from '#contract/base/shares/shares.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import { numberWithCheck, showNumber } from '#contract/ledger/rules-numbers.ts';
import type { Basis } from '#contract/motions/schema.ts';
import {
  codeBody,
  fingerprintPart,
  showFingerprint,
  type TicketCode,
  ticketAddress,
} from '#contract/paper/rules-tickets.ts';
import type { At, Catalogue, Locale, NamesIn } from '#contract/texts/catalog.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Block, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { type Params, speak } from '../../base/text/speak.ts';

export type Lang = Locale;
type Word = NamesIn<At<At<Catalogue, 'VOTE_PAPER'>, 'TICKET'>>;
/** Words of the ticket. */
export const words = (lang: Lang) => (key: Word, params?: Params) => speak(lang)(`VOTE_PAPER.TICKET.${key}`, params);

/** What all tickets of a vote have in common. */
export type Common = {
  svjId: number;
  vote: { id: number; name: string; description: string; basis: Basis; closesAt: Date | null; fingerprint: string };
  points: readonly { name: string; description: string; files: readonly string[] }[];
  /** What the shares of seats are shown of. */
  measure: Measure;
};
/** One seat as its ticket shows it. */
export type TicketSeat = {
  id: number;
  owners: string;
  units: string;
  spare: string;
  num: string | null;
  den: string | null;
};

/** The number of a seat's ticket: its id and a check digit, so that any one mistyped digit is noticed. */
export const ticketNumber = (seatId: number): string => numberWithCheck(String(seatId).padStart(4, '0'));

// Words before the body keep this apart from everything else that the key signs.
const markOf = (secret: Buffer, body: string): string =>
  createHmac('sha256', secret).update(`listek|${body}`).digest('base64url').slice(0, 16);

/** The code of a seat's ticket, marked by this installation. */
export function ticketCode(secret: Buffer, svj: number, vote: { id: number; fingerprint: string }, seat: number) {
  const bare = { svj, vote: vote.id, seat, fingerprint: vote.fingerprint.slice(0, fingerprintPart) };
  return { ...bare, mark: markOf(secret, codeBody(bare)) };
}

/** Whether this installation made the code. */
export function isGenuine(secret: Buffer, code: TicketCode): boolean {
  const [given, mine] = [Buffer.from(code.mark), Buffer.from(markOf(secret, codeBody(code)))];
  return given.length === mine.length && timingSafeEqual(given, mine);
}

const shareOf = (lang: Lang, { num, den }: TicketSeat, measure: Measure): string =>
  num === null || den === null ? '' : shareText(fraction(num, den), measure, lang);

/** What is to be voted on, once with room and once for a ticket of one sheet. */
type Proposals = { full: readonly Block[]; brief: readonly Block[] };

/** The same on every ticket: made once, however many are printed. */
export function pointBlocks(lang: Lang, { vote, points }: Common): Proposals {
  const t = words(lang);
  const choices = (['agree', 'notAgree', 'noVote'] as const).map((one) => speak(lang)(`VOTE.CHOICES.${one}`));
  const about: Block[] = vote.description ? [{ kind: 'rich', html: vote.description }] : [];
  const wording = ({ description, files }: Common['points'][number]): Block[] => [
    ...(description ? [{ kind: 'rich', html: description } as const] : []),
    ...(files.length ? [{ kind: 'text', tone: 'quiet', text: t('FILES', { names: files.join(', ') }) } as const] : []),
  ];
  const numbered = ({ name }: Common['points'][number], i: number) => `${i + 1}. ${name}`;
  const head: Block[] = [
    { kind: 'heading', level: 2, text: t('POINTS') },
    { kind: 'text', tone: 'quiet', text: t('HOW') },
  ];
  // A point with its boxes on one page, unless it is longer than a page.
  const full = points.map((p, i): Block => {
    const heading = { kind: 'heading', level: 3, text: numbered(p, i) } as const;
    return { kind: 'together', blocks: [heading, ...wording(p), { kind: 'boxes', labels: choices }] };
  });
  const brief = points.map((p, i): Block => {
    const boxes = { kind: 'boxes', labels: choices, after: numbered(p, i) } as const;
    return { kind: 'together', blocks: [boxes, ...wording(p)] };
  });
  const titled: Block[] = about.length > 0 ? [{ kind: 'heading', level: 3, text: t('ABOUT') }, ...about] : [];
  return { full: [...titled, ...head, ...full], brief: [...about, ...head, ...brief] };
}

/** So many points of a few lines may stand on one sheet with what is signed. */
const mostOnSheet = 8;

/** The ticket of one seat. */
export function ticketSheet(
  portal: Pick<Portal, 'secret' | 'config'>,
  lang: Lang,
  common: Common,
  shared: Proposals,
  seat: TicketSeat,
): Sheet {
  const t = words(lang);
  const { vote } = common;
  const number = showNumber(ticketNumber(seat.id));
  const code = ticketCode(portal.secret, common.svjId, vote, seat.id);
  const facts: [string, string][] = [
    [t('VOTE'), vote.name],
    [t('BASIS'), speak(lang)(`VOTE.BASES.${vote.basis}`)],
    [t('UNTIL'), vote.closesAt ? showMoment(vote.closesAt) : t('UNTIL_NONE')],
    [t('OWNERS'), seat.owners],
    ...(seat.spare ? [[t('SPARE'), seat.spare] as [string, string]] : []),
    [t('UNITS'), seat.units],
    [t('SHARE'), shareOf(lang, seat, common.measure)],
    [t('NUMBER'), number],
  ];
  const around = (proposals: readonly Block[]): Block[] => [
    { kind: 'heading', level: 1, text: t('TITLE') },
    { kind: 'qr', mm: 40, text: ticketAddress(portal.config.url, code), beside: [{ kind: 'facts', rows: facts }] },
    ...proposals,
    {
      kind: 'together',
      blocks: [
        { kind: 'rule' },
        { kind: 'text', text: vote.basis === 'perRollam' || vote.basis === 'electronic' ? t('LAW') : t('PLAIN') },
        { kind: 'text', tone: 'quiet', text: t('ONCE') },
        { kind: 'signatures', lines: [t('DATE'), t('NAME'), t('SIGNATURE')] },
        {
          kind: 'text',
          tone: 'code',
          text: t('FINGERPRINT', { short: showFingerprint(code.fingerprint), hex: vote.fingerprint }),
        },
      ],
    },
  ];
  const foot = t('FOOT', { number, units: seat.units });
  // Looked at closer only where one sheet may hold it all: a ticket that is lost by halves does not count.
  const blocks = around(shared.full);
  if (common.points.length > mostOnSheet) return { foot, blocks };
  return { foot, blocks, shorter: [[{ kind: 'tight', blocks: around(shared.brief) }], blocks] };
}

/** "hlasovaci-listky-2026-11-21.pdf" */
export const fileName = (lang: Lang, day: string): string => words(lang)('FILE', { day });
export const documentTitle = (lang: Lang, name: string): string => words(lang)('DOCUMENT', { name });
