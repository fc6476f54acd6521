import { numbersOf } from '#contract/motions/rules-numbers.ts';
import type { Recipient } from '../../answers/queries-mailboxes.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import type { Vote } from '../../motions/queries.ts';
import type { pointsOf } from '../../motions/queries-points.ts';
import type { Paper } from './print.ts';
import type { Words } from './print-words.ts';

type Point = Awaited<ReturnType<typeof pointsOf>>[number];
export type Notice = {
  vote: Vote;
  points: readonly Point[];
  people: readonly Recipient[];
  kind: 'invitation' | 'result';
};

/** Every proposal with its wording, or how each ended and the wording of what was adopted. */
function pointBlocks({ points, kind }: Notice, { say }: Words): Block[] {
  const numbers = numbersOf(points);
  return points.flatMap((p, i): Block[] => {
    const isWorded = kind === 'invitation' || p.result?.passed === true;
    const outcome = say(`VOTE.REPORT.NOTICE.${p.result?.passed ? 'PASSED' : 'FAILED'}`);
    return [
      { kind: 'heading', level: 3, text: `${numbers[i]}. ${p.name}` },
      ...(kind === 'result' ? [{ kind: 'text', tone: 'strong', text: outcome } as const] : []),
      ...(isWorded && p.description ? [{ kind: 'rich', html: p.description } as const] : []),
    ];
  });
}

/** A notice on paper for each of these people, in PDF; drawn as it is sent. */
export function noticesOf(notice: Notice, words: Words, { lang, at, letterhead, address }: Paper): Bytes {
  const { vote, people, kind } = notice;
  const { say, moment, share } = words;
  const t = (key: string, params = {}) => say(`VOTE.REPORT.NOTICE.${key}`, params);
  const title = `${t(kind === 'invitation' ? 'INVITATION' : 'RESULT')}: ${vote.name}`;
  const shared = pointBlocks(notice, words);
  const sheets = people.map((p) => ({
    foot: t('FOOT', { name: vote.name, units: p.units }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'facts',
        rows: [
          [t('TO'), p.person],
          [t('UNITS'), p.units],
          [t('SHARE'), share(p.share)],
          ...(vote.closesAt ? [[t('CLOSES'), moment(vote.closesAt)] as const] : []),
          ...(vote.finishedAt ? [[t('FINISHED'), moment(vote.finishedAt)] as const] : []),
        ],
      },
      ...(kind === 'invitation' && vote.description ? [{ kind: 'rich', html: vote.description } as const] : []),
      { kind: 'heading', level: 2, text: t(kind === 'invitation' ? 'PROPOSALS' : 'RESOLUTIONS') },
      ...shared,
      { kind: 'text', tone: 'quiet', text: t('PORTAL', { address }) },
    ] satisfies Block[],
  }));
  const body = onPaper({ lang, title, at, letterhead }, [sheets]);
  return { name: t('FILE', { id: vote.id }), type: 'application/pdf', body };
}
