import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { approvals } from '#contract/approvals/endpoints.ts';
import type { Substitute } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import css from './Substitutes.module.css';

/** Substitutions that hold and those to come. */
export function SubstitutesCard({ rows }: { rows: readonly Substitute[] }) {
  const say = useText();
  return (
    <Card title={say('APPROVAL.SUBSTITUTES.LIST')}>
      {rows.length === 0 && <CardNone>{say('APPROVAL.SUBSTITUTES.NONE')}</CardNone>}
      <CardRows>
        {rows.map((row) => (
          <CardRow key={row.id}>
            <Row row={row} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Row({ row: { id, user, substitute, from, to, isNow, mayEnd } }: { row: Substitute }) {
  const say = useText();
  const { day } = useWhen();
  const end = useChange(approvals.endStandIn);
  const name = typo(user.full_name);
  return (
    <div className={css.row}>
      <div className={css.words}>
        <b>{name}</b>
        <span className={css.detail}>{say('APPROVAL.SUBSTITUTES.BY', { substitute: typo(substitute.full_name) })}</span>
        <span className={css.detail}>{say('APPROVAL.SUBSTITUTES.DAYS', { from: day(from), to: day(to) })}</span>
      </div>
      {isNow && (
        <Tag tone="ok" icon={IconCheck}>
          {say('APPROVAL.SUBSTITUTES.NOW')}
        </Tag>
      )}
      {mayEnd && (
        <Button
          variant="default"
          loading={end.busy}
          aria-label={say('APPROVAL.SUBSTITUTES.END_ONE', { name })}
          onClick={() => void end.run({ id }).catch(() => undefined)}
        >
          {say('APPROVAL.SUBSTITUTES.END')}
        </Button>
      )}
    </div>
  );
}
