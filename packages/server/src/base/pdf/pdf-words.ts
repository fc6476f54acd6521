import type { ContentText } from 'pdfmake/interfaces.js';
import { typo } from '#contract/base/typo.ts';

type Run = { text: string; font?: string };

/** Scripts that the face of the text lacks and the face of headings has: names of neighbours may be written in them. */
const elsewhere = /([\p{Script=Cyrillic}\p{Script=Greek}]+)/u;

/** The text in runs of one face each. */
export const runsOf = (text: string): Run[] =>
  typo(text)
    .split(elsewhere)
    .map((part, i) => (i % 2 === 1 ? { text: part, font: 'Literata' } : { text: part }))
    .filter((run) => run.text !== '');

/** The text as it is put into a block. */
export const words = (text: string): ContentText['text'] => (elsewhere.test(text) ? runsOf(text) : typo(text));
