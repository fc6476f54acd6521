import { fromText } from '#contract/base/shares/fraction.ts';
import { typo } from '#contract/base/words/typo.ts';
import { partOf, wallParts } from '#contract/projector/rules-wall.ts';
import type { BoardPoint as Point } from '#contract/projector/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import css from './Board.module.css';

/** Characters that are read from the last row in the largest letters, and in smaller ones. */
const short = 240;
const long = 380;
/** A name that leaves the room to its wording: of two lines over a long one, of three always. */
const longName = 30;
const longestName = 60;

/** Nobody has answered yet: the wording is being read. */
export const isReading = ({ voting }: Point): boolean => voting !== null && fromText(voting.answered).num === 0n;

/** Its number, its name and its wording; while it is read aloud, in larger letters. */
export function BoardPoint({ point }: { point: Point }) {
  const say = useText();
  const { label, name, wording } = point;
  const isNarrow = useNarrow();
  const parts = wallParts(name, wording);
  const at = partOf(parts, point.part);
  // A phone is scrolled by whoever holds it.
  const inParts = parts.length > 1 && !isNarrow;
  const isSmall = parts.length > 1 || name.length > longestName || (name.length > longName && wording.length > short);
  const size =
    wording.length > long ? css.long : wording.length > short ? css.middle : isReading(point) ? css.large : '';
  return (
    <>
      <span className={css.number} aria-hidden="true">
        {label}
      </span>
      <div className={css.words}>
        <h1 className={isSmall ? `${css.name} ${css.smallName}` : css.name}>
          <span className="vh">{say('BOARD.POINT', { label })} </span>
          {typo(name)}
        </h1>
        {wording && <p className={`${css.wording} ${size}`}>{typo(inParts ? (parts[at] ?? '') : wording)}</p>}
        {inParts && <p className={css.part}>{say('BOARD.PART', { part: at + 1, of: parts.length })}</p>}
      </div>
    </>
  );
}
