import { type Icon, IconChevronRight, IconMailCheck, IconMailOpened } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Place } from '#contract/base/calls/links.ts';
import { summonsLinks } from '#contract/summons/links.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import css from './WaysCard.module.css';

type RowProps = { at: Place; icon: Icon; name: string; hint: string };
const Row = ({ at, icon: Sign, name, hint }: RowProps) => (
  <CardRow low>
    <Link className={css.way} {...at}>
      <Sign size={22} stroke={1.75} aria-hidden="true" />
      <span className={css.words}>
        <b>{name}</b>
        <span>{hint}</span>
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  </CardRow>
);

/** For the committee: what the invitation says, and how it came. */
export function CommitteeCard({ id, isDraft }: { id: number; isDraft: boolean }) {
  const say = useText();
  return (
    <Card title={say('SUMMONS.COMMITTEE.TITLE')}>
      <CardRows>
        <Row
          at={summonsLinks.preview(id)}
          icon={IconMailOpened}
          name={say('SUMMONS.COMMITTEE.PREVIEW')}
          hint={say('SUMMONS.COMMITTEE.PREVIEW_HINT')}
        />
        {!isDraft && (
          <Row
            at={summonsLinks.delivery(id)}
            icon={IconMailCheck}
            name={say('SUMMONS.COMMITTEE.DELIVERY')}
            hint={say('SUMMONS.COMMITTEE.DELIVERY_HINT')}
          />
        )}
      </CardRows>
    </Card>
  );
}
