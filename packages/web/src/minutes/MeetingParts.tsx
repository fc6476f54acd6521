import { Button } from '@mantine/core';
import { IconFileText, IconPencil, IconSignature } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { minutesLinks } from '#contract/minutes/links.ts';
import type { MinutesStanding } from '#contract/minutes/schema.ts';
import { useMay } from '../base/me.tsx';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import type { MeetingParts } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import css from './beside/Beside.module.css';
import { useClockText } from './beside/ClockCard.tsx';
import { useStanding } from './rows/data.ts';

const tones = { ok: 'stone', soon: 'warn', late: 'bad' } as const;

/** How it stands with the minutes: for the committee state and clock, for others the published document. */
function Beside({ id }: { id: number }) {
  const say = useText();
  const shown = useShown();
  const administers = useMay('meetingOwners', 'rw');
  const clockText = useClockText();
  const standing = useStanding(id).data;
  if (!standing || (!administers && standing.state === 'none')) return null;
  const { state, clock, document, publishedAt, opens, signs } = standing;
  if (state === 'none' && !opens) return null;
  const texts = { none: 'NONE', draft: 'DRAFT', finished: 'FINISHED' } as const;
  const text =
    state === 'published'
      ? say('MINUTES.CARD.PUBLISHED', { at: publishedAt ? shown.moment(publishedAt) : '' })
      : say(`MINUTES.CARD.${texts[state]}`);
  return (
    <Card
      title={say('MINUTES.CARD.TITLE')}
      aside={clock && <Tag tone={tones[clock.state]}>{clockText(clock)}</Tag>}
      padded
    >
      <div className={css.card}>
        <p>{text}</p>
        {signs && <p>{say('MINUTES.CARD.SIGNS')}</p>}
        {document && <Link {...linkTo(documentLinks.one(document.id))}>{typo(document.name)}</Link>}
        {opens && <Way id={id} standing={standing} />}
      </div>
    </Card>
  );
}

function Way({ id, standing: { state, signs } }: { id: number; standing: MinutesStanding }) {
  const say = useText();
  const Sign = signs ? IconSignature : state === 'none' ? IconPencil : IconFileText;
  return (
    <div>
      <Button
        variant={signs ? 'filled' : 'default'}
        leftSection={<Sign size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...minutesLinks.one(id)} />}
      >
        {say(state === 'none' ? 'MINUTES.CARD.WRITE' : 'MINUTES.CARD.OPEN')}
      </Button>
    </div>
  );
}

// First of what stands beside: they are what a meeting that is over is opened for, and before it ends there are none.
export const parts: MeetingParts = { order: 1, Beside };
