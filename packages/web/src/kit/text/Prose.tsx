import { withHeadingsFrom } from '#contract/base/words/rich-text.ts';
import { typo } from '#contract/base/words/typo.ts';
import css from './Prose.module.css';

type Props = {
  /** As the server gave it: it stores only what `sanitised` left. */
  html: string;
  /** The level of its highest heading: one under the heading it stands below. */
  headingsFrom?: 2 | 3 | 4 | 5;
};

/** Fixed spaces where Czech wants them, in the words only. */
const spaced = (html: string) => html.replace(/(^|>)([^<]+)/g, (_, mark: string, words: string) => mark + typo(words));

/** A text that people wrote, as the house's voice: Literata, at most 68 characters a line. */
export const Prose = ({ html, headingsFrom = 3 }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it was stored (decision 0019)
  <div className={css.prose} dangerouslySetInnerHTML={{ __html: spaced(withHeadingsFrom(html, headingsFrom)) }} />
);

/** The same typography for the text that is being written. */
export const proseClass = css.prose as string;
