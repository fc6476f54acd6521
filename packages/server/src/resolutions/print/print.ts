import { fromText } from '#contract/base/shares/fraction.ts';
import { percentText } from '#contract/base/shares/shares.ts';
import { dayIn, showDay, showMoment } from '#contract/base/time/dates.ts';
import type { ResolutionDetail } from '#contract/resolutions/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { plainly, speak } from '../../base/text/speak.ts';

/** One resolution as the paper of the register says it. */
export type Printed = Omit<
  ResolutionDetail,
  'id' | 'isMine' | 'isPublic' | 'reports' | 'votes' | 'files' | 'history' | 'updatedAt' | 'may'
>;
type Paper = { lang: Locale; at: Date; letterhead: Letterhead; year: number };

function factsOf(r: Printed, lang: Locale): [string, string][] {
  const say = speak(lang);
  const inPercent = (share: string) => percentText(fromText(share), lang);
  const { agree, notAgree, noVote, of, reason } = r.result;
  const sums = { agree: inPercent(agree.share), notAgree: inPercent(notAgree.share), noVote: inPercent(noVote.share) };
  const settled = r.settledOn ? ` ${showDay(r.settledOn)}` : '';
  const rows: [string, string | null][] = [
    [
      say('RESOLUTION_PRINT.RESULT'),
      `${say(r.adopted ? 'RESOLUTION_PRINT.ADOPTED' : 'RESOLUTION_PRINT.REJECTED')}. ${reason}`,
    ],
    [say('RESOLUTION_PRINT.SUMS'), say('RESOLUTION_PRINT.SUMS_TEXT', { ...sums, of })],
    [say('RESOLUTION_PRINT.LAW'), r.section],
    [say('RESOLUTION_PRINT.DECIDED'), showDay(dayIn(new Date(r.decidedAt)))],
    [say('RESOLUTION_PRINT.MEETING'), r.meeting?.name ?? null],
    [say('RESOLUTION_PRINT.VOTE'), r.vote.name],
    [
      say('RESOLUTION_PRINT.STATE'),
      r.state === 'none' ? null : `${say(`RESOLUTION_PRINT.STATES.${r.state}`)}${settled}`,
    ],
    [say('RESOLUTION_PRINT.WHO'), r.responsible?.full_name ?? null],
    [say('RESOLUTION_PRINT.DUE'), r.dueOn && showDay(r.dueOn)],
    [say('RESOLUTION_PRINT.NOTE'), r.note || null],
  ];
  return rows.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** The register of a year in PDF: what was decided, how, and what came of it. */
export function registerPaper(resolutions: readonly Printed[], { lang, at, letterhead, year }: Paper): Bytes {
  const say = speak(lang);
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: say('RESOLUTION_PRINT.TITLE', { year: String(year) }) },
    { kind: 'text', tone: 'quiet', text: say('RESOLUTION_PRINT.PRINTED', { at: showMoment(at) }) },
    ...(resolutions.length === 0 ? [{ kind: 'text' as const, text: say('RESOLUTION_PRINT.NONE') }] : []),
    ...resolutions.flatMap((r): Block[] => [
      { kind: 'heading', level: 2, text: say('RESOLUTION_PRINT.ONE', { number: r.number, name: r.name }) },
      ...(r.wording ? [{ kind: 'rich' as const, html: r.wording }] : []),
      { kind: 'facts', rows: factsOf(r, lang) },
    ]),
  ];
  const title = plainly(say('RESOLUTION_PRINT.TITLE', { year: String(year) }));
  const foot = say('RESOLUTION_PRINT.FOOT', { year: String(year) });
  const body = onPaper({ lang, title, at, letterhead }, [[{ blocks, foot }]]);
  return { name: say('RESOLUTION_PRINT.FILE', { year: String(year) }), type: 'application/pdf', body };
}
