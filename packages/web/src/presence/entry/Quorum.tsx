import { IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react';
import { compare, fraction, fromText, multiply, subtract } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { law } from '#contract/motions/rules-law.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { measureOf, widthOf } from '../../motions/counts.ts';
import { useShareWords } from '../../motions/VoteShare.tsx';
import css from './Quorum.module.css';

/** Who is in the room now, and what is missing to a valid vote: by the settings, and by the law where it asks more. */
export function Quorum({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const words = useShareWords(measureOf(vote));
  const asPercent = usePercentText();
  const base = fromText(vote.base);
  const present = vote.present ? fromText(vote.present.share) : fraction(0, 1);
  const part = exactPart(present, base);
  const least = fromText(vote.participation);
  const lacks = subtract(multiply(least, base), present);
  const legal = law.bases[vote.basis].quorum;
  const legalLacks = legal && compare(part, legal) <= 0 ? subtract(multiply(legal, base), present) : null;
  const reached = lacks.num <= 0n;
  const Sign = reached ? IconCircleCheckFilled : IconHourglass;
  const post = say('VOTE_LOCAL.QUORUM.POST', { percent: asPercent(least) });
  return (
    <Card padded>
      <div className={css.head}>
        <h2 className={css.title}>{say('VOTE_LOCAL.QUORUM.TITLE')}</h2>
        <b className={css.percent}>{asPercent(part)}</b>
      </div>
      <Meter
        parts={[
          { tone: 'for', percent: widthOf(part) },
          { tone: 'absent', percent: 100 - widthOf(part) },
        ]}
        post={least.num === 0n ? undefined : widthOf(least)}
        label={say('VOTE_LOCAL.QUORUM.LABEL', { share: words.both(present), post })}
      />
      <p className={css.text}>
        {say('VOTE_LOCAL.QUORUM.TEXT', { share: words.counted(present) ?? 'none', seats: vote.present?.seats ?? 0 })}
      </p>
      <p className={reached ? css.ok : css.warn} role="status">
        <Sign size={20} stroke={1.75} aria-hidden="true" />
        {least.num === 0n
          ? say('VOTE_LOCAL.QUORUM.NONE')
          : reached
            ? say('VOTE_LOCAL.QUORUM.OK')
            : say('VOTE_LOCAL.QUORUM.LACKS', { share: words.both(lacks) })}
      </p>
      {reached && legalLacks && (
        <p className={css.text}>
          {say('VOTE_LOCAL.QUORUM.LAW_LACKS', { percent: asPercent(exactPart(legalLacks, base)) })}
        </p>
      )}
    </Card>
  );
}
