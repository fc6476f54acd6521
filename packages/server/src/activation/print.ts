import { activationLinks } from '#contract/activation/links.ts';
import { showLetterCode } from '#contract/activation/rules-letters.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../base/http/handler.ts';
import { onPaper } from '../base/pdf/pdf.ts';
import type { Letterhead, Sheet } from '../base/pdf/pdf-blocks.ts';
import { speak } from '../base/text/speak.ts';

type Paper = { lang: Locale; at: Date; letterhead: Letterhead; portal: string };
export type LetterOf = { name: string; code: string; expiresAt: Date };

/** One letter: whom it is for, three things to do, the code large, and its address for a phone. */
function sheetOf({ name, code, expiresAt }: LetterOf, { lang, letterhead, portal }: Paper): Sheet {
  const say = speak(lang);
  const address = urlOf(portal, activationLinks.door());
  const shown = showLetterCode(code);
  return {
    foot: say('LETTER_PRINT.FOOT'),
    blocks: [
      { kind: 'window', lines: [name] },
      { kind: 'heading', level: 1, text: say('LETTER_PRINT.TITLE', { house: letterhead.name }) },
      { kind: 'sized', size: 13, blocks: [{ kind: 'text', text: say('LETTER_PRINT.LEAD') }] },
      { kind: 'space', mm: 4 },
      {
        kind: 'qr',
        // What stands behind the cross never leaves the browser.
        text: `${address}#${shown}`,
        mm: 42,
        beside: [
          {
            kind: 'sized',
            size: 13,
            blocks: [
              { kind: 'text', text: say('LETTER_PRINT.STEP_1', { address }) },
              { kind: 'text', text: say('LETTER_PRINT.STEP_2') },
              { kind: 'text', text: say('LETTER_PRINT.STEP_3') },
            ],
          },
        ],
      },
      { kind: 'headline', text: shown, size: 30, look: 'title' },
      { kind: 'text', text: say('LETTER_PRINT.UNTIL', { day: showDay(dayIn(expiresAt)) }) },
      { kind: 'text', tone: 'quiet', text: say('LETTER_PRINT.CARE') },
    ],
  };
}

/** Letters, a page each. */
export function letterSheets(letters: readonly LetterOf[], paper: Paper): Bytes {
  const say = speak(paper.lang);
  const { lang, at, letterhead } = paper;
  const what = { lang, title: say('LETTER_PRINT.HEAD'), at, letterhead };
  const body = onPaper(what, [letters.map((one) => sheetOf(one, paper))]);
  return { name: say('LETTER_PRINT.FILE'), type: 'application/pdf', body };
}
