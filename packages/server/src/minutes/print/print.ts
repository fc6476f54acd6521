import { dayIn, showDay } from '#contract/base/time/dates.ts';
import type { Words } from '#contract/minutes/rules-compose.ts';
import type { MinutesView } from '#contract/minutes/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Lasting } from '../../base/files/kept-prints.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { plainly } from '../../base/text/speak.ts';
import { wordsOf } from '../facts/print-words.ts';
import type { Annexes } from '../facts/steps-annexes.ts';
import { annexBlocks } from './print-annexes.ts';

type Tone = 'plain' | 'strong' | 'quiet' | 'code';
export const text = (said: string, tone: Tone = 'plain'): Block => ({ kind: 'text', text: said, tone });
export const heading = (level: 1 | 2 | 3, said: string): Block => ({ kind: 'heading', level, text: said });

const momentIn = ({ day, clock }: Words, at: string) => `${day(at)} ${clock(at)}`;

/** What whoever reads has to know first: that it is a draft, that nobody backs the attendance, what is missing. */
function firstBlocks({ status, content }: MinutesView, { say }: Words): Block[] {
  const { unproven, missing, reason } = content;
  return [
    ...(unproven ? [text(say('MINUTES_TEXT.PRINT.UNPROVEN'), 'strong')] : []),
    ...(status === 'draft' ? [text(say('MINUTES_TEXT.PRINT.DRAFT'), 'strong')] : []),
    ...(missing.length > 0
      ? [text(say('MINUTES_TEXT.PRINT.MISSING', { what: missing.join('; '), reason }), 'strong')]
      : []),
  ];
}

function pointBlocks({ content, originals, status }: MinutesView, { say }: Words): Block[] {
  if (content.points.length === 0) return [text(say('MINUTES_TEXT.PRINT.NO_POINTS'))];
  return content.points.flatMap((point): Block[] => {
    const differs = status === 'draft' ? originals.points[point.key]?.wording !== point.wording : point.edited;
    return [
      heading(3, `${point.label}. ${point.name}`),
      ...(point.end === 'discussed' && point.wording === '' ? [] : [text(point.wording)]),
      ...(differs && point.end !== 'discussed' ? [text(say('MINUTES_TEXT.PRINT.EDITED'), 'quiet')] : []),
      text(say(`MINUTES_TEXT.ENDS.${point.end}`), 'strong'),
      ...(point.result ? [text(point.result)] : []),
      ...(point.consent === null
        ? []
        : [text(say(point.consent ? 'MINUTES_TEXT.PRINT.CONSENT' : 'MINUTES_TEXT.PRINT.NO_CONSENT'))]),
      ...(point.note ? [text(point.note)] : []),
      ...point.objections.map(({ who, text: said }) =>
        text(
          said.trim() === ''
            ? say('MINUTES_TEXT.PRINT.OBJECTION_EMPTY', { who })
            : say('MINUTES_TEXT.PRINT.OBJECTION', { who, text: said }),
        ),
      ),
    ];
  });
}

/** Who signed by a code or on paper, and lines for those who have yet to. */
function signatureBlocks({ signatures, content, status }: MinutesView, words: Words): Block[] {
  const { say } = words;
  const role = (of: keyof typeof roleKeys) => say(roleKeys[of]);
  const waiting =
    status === 'draft'
      ? content.people.filter((p) => p.role !== 'opener').map((p) => `${p.name}, ${role(p.role)}`)
      : signatures.filter((s) => s.way === null).map((s) => `${s.name}, ${role(s.role)}`);
  const signed = signatures.flatMap((s): Block[] => {
    if (s.way === null || s.signedAt === null) return [];
    const key = s.way === 'code' ? 'MINUTES_TEXT.PRINT.SIGNED_CODE' : 'MINUTES_TEXT.PRINT.SIGNED_SCAN';
    return [text(say(key, { name: s.name, role: role(s.role), at: momentIn(words, s.signedAt) }))];
  });
  if (signed.length + waiting.length === 0) return [];
  return [
    heading(2, say('MINUTES_TEXT.PRINT.SIGNATURES')),
    ...signed,
    ...(waiting.length > 0 ? [{ kind: 'signatures', lines: waiting } as const] : []),
  ];
}
const roleKeys = {
  opener: 'MINUTES_TEXT.PRINT.ROLES.opener',
  chair: 'MINUTES_TEXT.PRINT.ROLES.chair',
  scribe: 'MINUTES_TEXT.PRINT.ROLES.scribe',
  verifier: 'MINUTES_TEXT.PRINT.ROLES.verifier',
} as const;

function addendumBlocks({ addenda }: MinutesView, words: Words): Block[] {
  if (addenda.length === 0) return [];
  const { say } = words;
  return [
    heading(2, say('MINUTES_TEXT.PRINT.ADDENDA')),
    ...addenda.flatMap(({ who, at, text: said }, i): Block[] => [
      heading(3, say('MINUTES_TEXT.PRINT.ADDENDUM', { number: i + 1, at: momentIn(words, at), who })),
      text(said),
    ]),
  ];
}

function factBlocks({ content, finishedAt, sha256 }: MinutesView, words: Words): Block[] {
  const { say } = words;
  const facts = content.facts.map((f) => [say(`MINUTES_TEXT.PRINT.FACTS.${f.id}`), f.text || '–'] as const);
  return [
    { kind: 'facts', rows: facts },
    ...(finishedAt === null
      ? []
      : [
          {
            kind: 'facts' as const,
            rows: [[say('MINUTES_TEXT.PRINT.DRAWN_UP'), momentIn(words, finishedAt)] as const],
          },
        ]),
    ...(sha256 === null ? [] : [text(say('MINUTES_TEXT.PRINT.SHA'), 'quiet'), text(sha256, 'code')]),
  ];
}

/** What the document that they are published as is called. */
export const nameOf = (lang: Locale, start: string): string =>
  plainly(wordsOf(lang).say('MINUTES_TEXT.PRINT.NAME', { day: showDay(dayIn(new Date(start))) }));

/** The minutes with their annexes, but the moment of printing. */
export function paperOf(
  view: MinutesView,
  annexes: Annexes,
  { lang, letterhead }: { lang: Locale; letterhead: Letterhead },
): Lasting & { name: string } {
  const words = wordsOf(lang);
  const { say } = words;
  const { content } = view;
  const title = `${say('MINUTES_TEXT.PRINT.TITLE')}: ${content.meeting.name}`;
  const blocks: Block[] = [
    ...firstBlocks(view, words),
    heading(1, title),
    ...factBlocks(view, words),
    heading(2, say('MINUTES_TEXT.PRINT.POINTS')),
    ...pointBlocks(view, words),
    heading(2, say('MINUTES_TEXT.PRINT.ANNEXES')),
    text(content.annexes),
    ...signatureBlocks(view, words),
    ...addendumBlocks(view, words),
    ...annexBlocks(view, annexes, words),
  ];
  const foot = say('MINUTES_TEXT.PRINT.FOOT', { name: content.meeting.name });
  const name = plainly(say('MINUTES_TEXT.PRINT.FILE', { id: view.meetingId }));
  return { name, lang, title: plainly(title), letterhead, sheet: () => ({ blocks, foot }) };
}
