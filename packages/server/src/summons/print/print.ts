import { type Measure, shareText } from '#contract/base/shares/shares.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import type { InvitationPart } from '#contract/summons/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { showCode } from '#contract/walls/rules-codes.ts';
import type { Block, Letterhead, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import { whenText } from '../../meetings/telling/steps-when.ts';
import type { Owner } from '../delivery/queries.ts';
import type { PlaceOf } from '../rows/queries.ts';

export type Paper = {
  lang: Locale;
  at: Date;
  letterhead: Letterhead;
  /** Where the meeting is opened. */
  url: string;
  meeting: { id: number; name: string; start: Date; end: Date; address: string };
  parts: readonly InvitationPart[];
};
/** A place as a letter to it says it. */
export type Addressed = PlaceOf & { owners: readonly Owner[]; code: string };

const shareOf = (lang: Locale, { share }: PlaceOf, measure: Measure): string =>
  share ? shareText(share, measure, lang) : '';

const factsOf = ({ lang, meeting }: Paper): [string, string][] => [
  [speak(lang)('SUMMONS_PRINT.WHEN'), whenText(lang, meeting)],
  [speak(lang)('SUMMONS_PRINT.WHERE'), meeting.address],
];

function partBlocks({ lang, url }: Paper, part: InvitationPart): Block[] {
  const say = speak(lang);
  switch (part.kind) {
    case 'text':
      return [{ kind: 'rich', html: part.html }];
    case 'agenda':
      return [
        { kind: 'heading', level: 2, text: say('SUMMONS_PRINT.AGENDA') },
        ...part.points.flatMap((p): Block[] => [
          { kind: 'heading', level: 3, text: `${p.label}. ${p.name}` },
          ...(p.kind === 'resolution' && p.wording !== ''
            ? []
            : [{ kind: 'text', tone: 'quiet', text: say(`SUMMONS_PRINT.KINDS.${p.kind}`) } as const]),
          ...(p.body ? [{ kind: 'rich', html: p.body } as const] : []),
          ...(p.kind === 'information' || p.wording === ''
            ? []
            : [
                { kind: 'text', tone: 'strong', text: say('SUMMONS_PRINT.WORDING') } as const,
                { kind: 'text', text: p.wording } as const,
              ]),
        ]),
      ];
    case 'materials':
      return [
        { kind: 'heading', level: 2, text: say('SUMMONS_PRINT.MATERIALS') },
        { kind: 'text', text: say('SUMMONS_PRINT.MATERIALS_TEXT', { address: url }) },
        ...part.files.map((text): Block => ({ kind: 'text', text })),
      ];
    case 'power':
      return [
        { kind: 'heading', level: 2, text: say('SUMMONS_PRINT.POWER') },
        { kind: 'text', text: say('SUMMONS_PRINT.POWER_TEXT') },
      ];
    case 'law':
      return [{ kind: 'text', tone: 'quiet', text: say('SUMMONS_PRINT.LAW') }];
  }
}

/** What all papers of the invitation say: made once, however many are printed. */
export const sharedBlocks = (paper: Paper): Block[] => paper.parts.flatMap((part) => partBlocks(paper, part));

const headBlocks = ({ lang, letterhead, meeting }: Paper): Block[] => [
  { kind: 'heading', level: 1, text: `${speak(lang)('SUMMONS_PRINT.TITLE')}: ${meeting.name}` },
  { kind: 'text', text: speak(lang)('SUMMONS_PRINT.CALLS', { house: letterhead.name }) },
];

/** The sheet for the board: for everybody, so with nobody's code. */
export const boardSheet = (paper: Paper): Sheet => ({
  foot: speak(paper.lang)('SUMMONS_PRINT.FOOT', { name: paper.meeting.name }),
  blocks: [...headBlocks(paper), { kind: 'facts', rows: factsOf(paper) }, ...sharedBlocks(paper)],
});

const ownersText = ({ owners }: Addressed): string => owners.map((o) => o.name).join(', ');

/** The letter to a place: an address in the window, its code, and what everybody is told. */
export function letterSheet(paper: Paper, place: Addressed, measure: Measure, shared: readonly Block[]): Sheet {
  const { lang, meeting } = paper;
  const say = speak(lang);
  const address = place.owners.find((o) => o.address.length > 0)?.address ?? [];
  const share = shareOf(lang, place, measure);
  return {
    foot: say('SUMMONS_PRINT.FOOT_UNITS', { name: meeting.name, units: place.units }),
    blocks: [
      { kind: 'window', lines: [...place.owners.map((o) => o.name), ...address] },
      ...headBlocks(paper),
      {
        kind: 'qr',
        mm: 34,
        text: place.code,
        beside: [
          {
            kind: 'facts',
            rows: [
              ...factsOf(paper),
              [say('SUMMONS_PRINT.PARTICIPANT'), ownersText(place)],
              [say('SUMMONS_PRINT.UNITS'), place.units],
              ...(share ? [[say('SUMMONS_PRINT.SHARE'), share] as const] : []),
              [say('SUMMONS_PRINT.CODE_TITLE'), showCode(place.code)],
            ],
          },
        ],
      },
      { kind: 'text', tone: 'quiet', text: say('SUMMONS_PRINT.CODE_TEXT') },
      ...shared,
    ],
  };
}

/** The form of a power for this meeting, filled in but for whoever gets it; without a place also for whom. */
export function powerSheet(paper: Paper, place: Addressed | null, measure: Measure | null): Sheet {
  const { lang, meeting } = paper;
  const t = speak(lang);
  const form = (word: 'PRINCIPAL' | 'AGENT' | 'TITLE' | 'LAW') => t(`SUMMONS_PRINT.FORM.${word}`);
  const share = place && measure ? shareOf(lang, place, measure) : '';
  const blank = '\u2026'.repeat(24);
  const said = { name: meeting.name, when: whenText(lang, meeting), address: meeting.address };
  return {
    foot: t('SUMMONS_PRINT.FORM.FOOT', { name: meeting.name }),
    blocks: [
      { kind: 'heading', level: 1, text: form('TITLE') },
      { kind: 'heading', level: 2, text: form('PRINCIPAL') },
      {
        kind: 'facts',
        rows: [
          [t('SUMMONS_PRINT.PARTICIPANT'), place ? ownersText(place) : blank],
          [t('SUMMONS_PRINT.UNITS'), place?.units ?? blank],
          ...(share ? [[t('SUMMONS_PRINT.SHARE'), share] as const] : []),
        ],
      },
      { kind: 'heading', level: 2, text: form('AGENT') },
      {
        kind: 'signatures',
        lines: [
          t('SUMMONS_PRINT.FORM.AGENT_NAME'),
          t('SUMMONS_PRINT.FORM.AGENT_BORN'),
          t('SUMMONS_PRINT.FORM.AGENT_ADDRESS'),
        ],
      },
      { kind: 'space', mm: 4 },
      { kind: 'text', text: t('SUMMONS_PRINT.FORM.TEXT', said) },
      { kind: 'text', tone: 'quiet', text: form('LAW') },
      {
        kind: 'signatures',
        lines: [t('SUMMONS_PRINT.FORM.DATE'), t('SUMMONS_PRINT.FORM.SIGNED'), t('SUMMONS_PRINT.FORM.TAKEN')],
      },
      { kind: 'space', mm: 4 },
      { kind: 'text', tone: 'quiet', text: showMoment(paper.at) },
    ],
  };
}

/** A letter to each of these places, each with the form of its power; drawn as they are taken. */
export function* letters(paper: Paper, places: readonly Addressed[], measure: Measure): Generator<Sheet[]> {
  const shared = sharedBlocks(paper);
  for (const place of places) yield [letterSheet(paper, place, measure, shared), powerSheet(paper, place, measure)];
}
