import { UnstyledButton } from '@mantine/core';
import { type Icon, IconCalendarPlus, IconChevronRight, IconFileDownload, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { proxyLinks } from '#contract/motions/links.ts';
import type { MyPower } from '#contract/summons/schema.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { useCalendarFile, usePaper } from '../rows/data.ts';
import css from './WaysCard.module.css';

/** Most have given none; it says what powers say. */
const PowerRow = latePart(async () => (await import('./PowerRow.tsx')).PowerRow, ['votes']);

type WordsProps = { icon: Icon; name: string; hint: string };
const Words = ({ icon: Sign, name, hint }: WordsProps): ReactNode => (
  <>
    <Sign size={22} stroke={1.75} aria-hidden="true" />
    <span className={css.words}>
      <b>{name}</b>
      <span>{hint}</span>
    </span>
    <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
  </>
);

/** `day` of the meeting is that of the power while the meeting has no vote that runs. */
type Props = {
  id: number;
  hasSeat: boolean;
  voteId: number | null;
  powers: readonly MyPower[];
  day: Day;
  name: string;
};

/** "Co ještě můžete": what is left to whoever has read the invitation. */
export function WaysCard({ id, hasSeat, voteId, powers, day, name }: Props) {
  const say = useText();
  const paper = usePaper(id);
  const calendar = useCalendarFile(id);
  const votes = useMay('vote', 'r');
  return (
    <Card title={say('SUMMONS.WAYS.TITLE')}>
      <CardRows>
        <CardRow low>
          <UnstyledButton className={css.way} onClick={() => void calendar()}>
            <Words
              icon={IconCalendarPlus}
              name={say('SUMMONS.WAYS.CALENDAR')}
              hint={say('SUMMONS.WAYS.CALENDAR_HINT')}
            />
          </UnstyledButton>
        </CardRow>
        {hasSeat && votes && (
          <Suspense fallback={null}>
            {powers.map((power) => (
              <PowerRow key={power.id} power={power} />
            ))}
          </Suspense>
        )}
        {hasSeat && votes && powers.length === 0 && (
          <CardRow low>
            <Link
              className={css.way}
              {...proxyLinks.add()}
              search={{ mine: 1, meeting: name, ...(voteId === null ? { day } : { vote: voteId }) }}
            >
              <Words icon={IconFileText} name={say('SUMMONS.WAYS.POWER')} hint={say('SUMMONS.WAYS.POWER_HINT')} />
            </Link>
          </CardRow>
        )}
        {hasSeat && (
          <CardRow low>
            <UnstyledButton className={css.way} onClick={() => void paper('power')}>
              <Words icon={IconFileDownload} name={say('SUMMONS.WAYS.PAPER')} hint={say('SUMMONS.WAYS.PAPER_HINT')} />
            </UnstyledButton>
          </CardRow>
        )}
      </CardRows>
    </Card>
  );
}
