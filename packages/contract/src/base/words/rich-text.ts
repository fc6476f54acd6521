import * as z from 'zod/mini';

/** Characters of HTML that one text may have. */
export const richTextLength = 200_000;

/** Colours that words may have: names of scales, so that they can be read in both schemes. */
export const tones = ['stone', 'dvur', 'okr', 'cihla', 'smalt', 'mech'] as const;
export type Tone = (typeof tones)[number];
export const alignments = ['left', 'center', 'right', 'justify'] as const;

/** HTML of the editor as it came; the server keeps only what `sanitised` leaves of it. */
export const RichText = z.string().check(z.maxLength(richTextLength));

/** Whether nothing would be read in it. */
export const isEmptyRichText = (html: string): boolean =>
  html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|\s/g, '') === '';

/**
 * The text with its headings one under another, the highest at `from`: what people chose by size must not break the
 * outline of the page it is shown in. Takes only what `sanitised` left.
 */
export function withHeadingsFrom(html: string, from: number): string {
  const used = [...html.matchAll(/<h([1-6])[\s>]/g)].map((m) => Number(m[1]));
  const ranks = [...new Set(used)].sort();
  let last = from - 1;
  let open = from;
  return html.replace(/<(\/?)h([1-6])(?=[\s>])/g, (_, slash: string, level: string) => {
    if (slash) return `</h${open}`;
    const rank = ranks.indexOf(Number(level));
    open = Math.min(from + rank, last + 1, 6);
    last = open;
    return `<h${open} data-rank="${Math.min(rank + 1, 3)}"`;
  });
}
