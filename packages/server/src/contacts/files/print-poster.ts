import type { ContactRow } from '#contract/contacts/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import { type Called, calledOf } from './steps-called.ts';

type Entrance = { name: string; street: string | null };
type Paper = { lang: Locale; at: Date; letterhead: Letterhead };

/** Sizes of the numbers in points, tried from the largest; more of them than fit stand in a table. */
const sizes = [34, 28, 23, 19, 16] as const;

/** What happened and the number as large as they fit, who answers in small letters. */
const lineOf = (size: number, { what, number, who }: Called): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'headline', text: what, size: Math.round(size * 0.55), look: 'plain' },
    ...(who ? [{ kind: 'text', tone: 'quiet', text: who } as const] : []),
    { kind: 'headline', text: number, size, look: 'title' },
  ],
});

function sheetOf(lines: readonly Called[], at: Entrance | null, { lang, letterhead }: Paper): Sheet {
  const say = speak(lang);
  // Whoever calls is asked for the address first.
  const place = at ? (at.street && at.street !== at.name ? `${at.name}, ${at.street}` : at.name) : letterhead.address;
  const head: Block[] = [
    { kind: 'headline', text: say('CONTACTS.POSTER.HEAD'), size: 24, look: 'alarm' },
    { kind: 'sized', size: 14, blocks: [{ kind: 'text', text: `${say('CONTACTS.POSTER.WHERE')}: ${place}` }] },
    { kind: 'rule' },
  ];
  const large = sizes.map((size) => [...head, ...lines.map((line) => lineOf(size, line))]);
  const rows = lines.map(({ what, number, who }) => [what, number, who]);
  const names = (['WHAT', 'NUMBER', 'WHO'] as const).map((name) => say(`CONTACTS.POSTER.${name}`));
  const tries: Block[][] = [...large, [...head, { kind: 'table', head: names, rows, widths: [4, 3, 4] }]];
  return { blocks: tries[0] as Block[], shorter: tries.slice(1), foot: say('CONTACTS.POSTER.FOOT') };
}

/** The poster for the door: a page for each of these entrances, or one for the house where there are none. */
export function emergencyPoster(pins: readonly ContactRow[], entrances: readonly Entrance[], paper: Paper): Bytes {
  const say = speak(paper.lang);
  const lines = calledOf(pins, paper.lang);
  const doors = entrances.length > 0 ? entrances : [null];
  const { lang, at, letterhead } = paper;
  const what = { lang, title: say('CONTACTS.POSTER.TITLE'), at, letterhead };
  const body = onPaper(what, [doors.map((door) => sheetOf(lines, door, paper))]);
  return { name: say('CONTACTS.POSTER.FILE'), type: 'application/pdf', body };
}
