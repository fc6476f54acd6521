import type { ContentText } from 'pdfmake/interfaces.js';
import { typo } from '#contract/base/words/typo.ts';

type Run = { text: string; font?: string; noWrap?: true };

/** Scripts that the face of the text lacks and the face of headings has: names of neighbours may be written in them. */
const elsewhere = /([\p{Script=Cyrillic}\p{Script=Greek}]+)/u;

/** No line ends inside of it; no font of papers has the sign that holds it on a screen. */
const unbroken = /(?<!\p{L})([Ee]-mail\p{L}*)/u;

const heldIn = (text: string): Run[] =>
  text.split(unbroken).map((part, i) => (i % 2 === 1 ? { text: part, noWrap: true } : { text: part }));

/** The text in runs of one face each, and of words that stay whole. */
export const runsOf = (text: string): Run[] =>
  typo(text)
    .split(elsewhere)
    .flatMap((part, i) => (i % 2 === 1 ? [{ text: part, font: 'Literata' }] : heldIn(part)))
    .filter((run) => run.text !== '');

/** The text as it is put into a block. */
export const words = (text: string): ContentText['text'] =>
  elsewhere.test(text) || unbroken.test(text) ? runsOf(text) : typo(text);
