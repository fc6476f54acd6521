import { urlOf } from '#contract/base/calls/links.ts';
import { hasTerm } from '#contract/course/rules.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { numbersOf } from '#contract/motions/rules-numbers.ts';
import type { Db } from '../../base/db/db.ts';
import { fileRowsOf } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { attaching, type MailData } from '../../base/mail/mail.ts';
import { houseName } from '../../base/people/people.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { openNamesOf } from '../../documents/attached/queries.ts';
import { type Lang, momentIn, none } from '../../motions/notices-words.ts';
import type { Vote } from '../../motions/queries.ts';
import { pointsOf, relatedTo } from '../../motions/queries-points.ts';
import type { VoteMail } from './notices.ts';

export const said = {
  cs: { yes: 'přijato', no: 'nepřijato', wording: 'Znění usnesení:', files: 'Přílohy, najdete je v portálu:' },
  en: {
    yes: 'passed',
    no: 'not passed',
    wording: 'The resolution:',
    files: 'Attachments, you find them in the portal:',
  },
};

export type Worded = { number: string; name: string; text: string; files: string[]; passed: boolean };
/** The points of a vote as they are read: name, whole wording, names of what is attached for everybody. */
export async function wordedPoints(db: Db, scope: Scope, voteId: number): Promise<Worded[]> {
  const points = await pointsOf(db, scope, voteId);
  const numbers = numbersOf(points);
  return Promise.all(
    points.map(async (p, i) => {
      const point = { owner: 'vote_point', ownerId: p.id };
      const files = await fileRowsOf(db, scope, point, { all: false });
      const chosen = await openNamesOf(db, scope, point);
      return {
        ...{ number: numbers[i] as string, name: p.name },
        text: plainOf(p.description),
        files: [...files.map((f) => f.name), ...chosen],
        passed: p.result?.passed === true,
      };
    }),
  );
}

const block = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');
const filesLine = (lang: Lang, { files }: Worded) =>
  files.length > 0 ? `${said[lang].files} ${files.join(', ')}` : '';
const numbered = (p: Worded) => `${p.number}. ${p.name}`;

/** Every proposal with its wording (§ 1211). */
const proposals = (lang: Lang, points: readonly Worded[]): string =>
  block(...points.map((p) => block(numbered(p), p.text, filesLine(lang, p))));

/** How every point ended, the adopted ones with the wording of the resolution (§ 1213). */
const resolutions = (lang: Lang, points: readonly Worded[]): string =>
  block(
    ...points.map((p) => {
      const outcome = `${numbered(p)}: ${said[lang][p.passed ? 'yes' : 'no']}`;
      if (!p.passed || !p.text) return outcome;
      return block(outcome, said[lang].wording, p.text, filesLine(lang, p));
    }),
  );

/** How the end relates to the announced one: on time, before it because all had voted, or before it at will. */
function earlyOf(v: Vote, kind: VoteMail, now: Date): string {
  if (kind !== 'voteResult' || !v.closesAt || now >= v.closesAt) return 'no';
  return hasTerm(v) ? 'all' : 'yes';
}

/** The fingerprint lies outside of the portal from now on, as a file: in the body of a mail nobody reads it. */
const fingerprintFile = ({ id, name, fingerprint }: Vote, url: string): MailData =>
  fingerprint
    ? attaching([
        {
          name: `otisk-hlasovani-${id}.txt`,
          type: 'text/plain; charset=utf-8',
          text: `${name}\n${url}\n\nOtisk prezenční listiny a bodů (SHA-256) / Fingerprint of the list and the points:\n${fingerprint.toString('hex')}\n`,
        },
      ])
    : {};

/** What all mails of one kind about a vote have in common, in both languages. */
export async function wordsOfVote(
  db: Db,
  scope: Scope,
  portal: Portal,
  v: Vote,
  kind: VoteMail,
  now: Date,
): Promise<Record<Lang, MailData>> {
  const points = await wordedPoints(db, scope, v.id);
  const name = await houseName(db, scope);
  const { replaces } = kind === 'voteInvitation' ? await relatedTo(db, scope, v) : { replaces: null };
  const url = urlOf(portal.config.url, voteLinks.one(v.id), { svj: scope.svjId });
  const dataIn = (lang: Lang): MailData => ({
    house: name,
    vote: v.name,
    type: v.type,
    opens: v.opensAt && v.opensAt > now ? momentIn(lang, v.opensAt) : none,
    closes: momentIn(lang, v.closesAt),
    from: momentIn(lang, v.announcedEnd),
    points: kind === 'voteInvitation' ? proposals(lang, points) : points.map(numbered).join('\n'),
    ...(kind === 'voteResult' && { results: resolutions(lang, points) }),
    after: v.afterFailedAssembly ? 'yes' : 'no',
    replaces: replaces?.name ?? none,
    same: replaces?.same ? 'yes' : 'no',
    cancelled: replaces?.cancelledAt ? momentIn(lang, new Date(replaces.cancelledAt)) : none,
    reason: (kind === 'voteProlonged' ? v.prolongReason : v.cancelReason) ?? '',
    early: earlyOf(v, kind, now),
    ended: momentIn(lang, now),
    attendance: (kind === 'voteResult' && v.attendanceProof) || 'unasked',
    url,
    ...(kind === 'voteInvitation' || kind === 'voteResult' ? fingerprintFile(v, url) : {}),
  });
  return { cs: dataIn('cs'), en: dataIn('en') };
}
