import { IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react';
import type { DeskSums } from '#contract/assembly/schema.ts';
import { add, compare, type Fraction, fromText, percent, subtract } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './RoomCard.module.css';

const widthOf = (part: Fraction): number => percent(part, 6);

type Props = {
  sums: DeskSums;
  /** The share of the seat that is being written, where it is not in the room yet. */
  adding: string | null;
};

/** Who of the house is in the room, what is missing, and what the entry that is open would add. */
export function RoomCard({ sums, adding }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  const base = fromText(sums.base);
  const present = exactPart(fromText(sums.present), base);
  const more = adding === null ? null : exactPart(fromText(adding), base);
  const quorum = fromText(sums.quorum);
  const above = compare(present, quorum);
  const enough = above > 0 || (above === 0 && sums.quorumInclusive);
  const post = say(sums.quorumInclusive ? 'ASSEMBLY.ROOM.POST_INCLUSIVE' : 'ASSEMBLY.ROOM.POST', {
    percent: asPercent(quorum),
  });
  const Sign = enough ? IconCircleCheckFilled : IconHourglass;
  const lacks = sums.quorumInclusive ? 'ASSEMBLY.ROOM.LACKS_INCLUSIVE' : 'ASSEMBLY.ROOM.LACKS';
  const after = more && add(present, more);
  return (
    <Card padded>
      <div className={css.head}>
        <h2 className={css.title}>{say('ASSEMBLY.ROOM.TITLE')}</h2>
        <span>{say('ASSEMBLY.ROOM.SEATS', { present: sums.presentSeats, all: sums.counts.all })}</span>
      </div>
      <p className={css.percent}>{asPercent(present)}</p>
      <p className={css.post} aria-hidden="true">
        {post}
      </p>
      <Meter
        parts={[
          { tone: 'for', percent: widthOf(present) },
          ...(more ? [{ tone: 'abstain', percent: widthOf(more) } as const] : []),
          { tone: 'absent', percent: Math.max(0, 100 - widthOf(after ?? present)) },
        ]}
        post={widthOf(quorum)}
        label={say('ASSEMBLY.ROOM.LABEL', { share: asPercent(present), post })}
      />
      <p className={enough ? css.ok : css.warn} role="status">
        <Sign size={20} stroke={1.75} aria-hidden="true" />
        {enough ? say('ASSEMBLY.ROOM.ENOUGH') : say(lacks, { percent: asPercent(subtract(quorum, present)) })}
      </p>
      {after && <p className={css.text}>{say('ASSEMBLY.ROOM.AFTER', { percent: asPercent(after) })}</p>}
      {!enough && <p className={css.text}>{say('ASSEMBLY.ROOM.BEGIN')}</p>}
    </Card>
  );
}
