import { urlOf } from '#contract/base/calls/links.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { wallLinks } from '#contract/walls/links.ts';
import type { SheetSize } from '#contract/walls/rules.ts';
import { showCode } from '#contract/walls/rules-codes.ts';
import type { Bytes } from '../base/http/handler.ts';
import { onPaper } from '../base/pdf/pdf.ts';
import type { Block, Letterhead, Sheet } from '../base/pdf/pdf-blocks.ts';
import { speak } from '../base/text/speak.ts';
import type { Placed } from './queries-places.ts';
import { wordsOfPlace } from './steps-words.ts';

type Paper = { lang: Locale; at: Date; letterhead: Letterhead; paper: SheetSize; portal: string };

/** Points of the words on a page of A4; a smaller page is the same one drawn smaller, so its words are larger on it. */
const sizes = { A4: { lead: 15, steps: 12 }, A5: { lead: 18, steps: 16 } } as const;

/** One page for the wall: what the code is for, the code as large as a phone reads it from a step away, and its signs. */
function sheetOf(place: Placed & { code: string }, { lang, paper, portal }: Paper): Sheet {
  const { lead, steps } = sizes[paper];
  const say = speak(lang);
  const address = urlOf(portal, wallLinks.door(place.code));
  const blocks: Block[] = [
    { kind: 'headline', text: say('WALL_SHEETS.HEAD'), size: 34, look: 'title' },
    { kind: 'headline', text: wordsOfPlace(lang, place), size: 20, look: 'plain' },
    { kind: 'space', mm: 6 },
    {
      kind: 'qr',
      mm: 95,
      text: address,
      beside: [
        { kind: 'sized', size: lead, blocks: [{ kind: 'text', text: say('WALL_SHEETS.LEAD') }] },
        { kind: 'space', mm: 4 },
        { kind: 'sized', size: steps, blocks: [{ kind: 'text', text: say('WALL_SHEETS.STEPS') }] },
      ],
    },
    { kind: 'rule' },
    { kind: 'sized', size: steps, blocks: [{ kind: 'text', text: say('WALL_SHEETS.CODE', { address }) }] },
  ];
  return { blocks, foot: `${wordsOfPlace(lang, place)} · ${showCode(place.code)}` };
}

/** Sheets of these places, a page each. */
export function wallSheets(places: readonly (Placed & { code: string })[], paper: Paper): Bytes {
  const say = speak(paper.lang);
  const { lang, at, letterhead, paper: size } = paper;
  const what = { lang, title: say('WALL_SHEETS.TITLE'), at, letterhead, paper: size };
  const body = onPaper(what, [places.map((place) => sheetOf(place, paper))]);
  return { name: say('WALL_SHEETS.FILE'), type: 'application/pdf', body };
}
